CREATE TABLE "job_ends" (
	"kind" text NOT NULL,
	"job_id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"is_under_way" boolean NOT NULL,
	"ends" integer NOT NULL,
	CONSTRAINT "job_ends_kind_job_id_pk" PRIMARY KEY("kind","job_id")
);
