CREATE TABLE "recurring_changes" (
	"project_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "recurring_changes_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" jsonb NOT NULL,
	"seen" date NOT NULL,
	CONSTRAINT "recurring_changes_project_id_change_id_pk" PRIMARY KEY("project_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "recurring_runs" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"books_version" bigint NOT NULL,
	"first_day" date,
	"last_day" date,
	"found" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recurring_series" (
	"project_id" uuid NOT NULL,
	"series_id" text NOT NULL,
	"place" integer NOT NULL,
	"series" jsonb NOT NULL,
	"occurrences" jsonb NOT NULL,
	CONSTRAINT "recurring_series_project_id_series_id_pk" PRIMARY KEY("project_id","series_id")
);
--> statement-breakpoint
ALTER TABLE "recurring_changes" ADD CONSTRAINT "recurring_changes_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_runs" ADD CONSTRAINT "recurring_runs_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_series" ADD CONSTRAINT "recurring_series_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_changes_place" ON "recurring_changes" USING btree ("project_id","place");