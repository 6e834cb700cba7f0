CREATE TABLE IF NOT EXISTS "downloads" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "job_turns" (
	"lane" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"turn" bigint NOT NULL,
	CONSTRAINT "job_turns_lane_organisation_id_pk" PRIMARY KEY("lane","organisation_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"version" text NOT NULL,
	"organisation_id" uuid,
	"project_id" uuid,
	"alone" text NOT NULL,
	"size" bigint NOT NULL,
	"state" text NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"arrival" bigint GENERATED ALWAYS AS IDENTITY (sequence name "jobs_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"failures" integer DEFAULT 0 NOT NULL,
	"ends" integer DEFAULT 0 NOT NULL,
	"worker" uuid,
	"lease_until" timestamp with time zone,
	"taken_from" uuid,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"progress" jsonb,
	"error" text,
	CONSTRAINT "jobs_of_key" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "rate_counts" (
	"key" text NOT NULL,
	"minute" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_counts_key_minute_pk" PRIMARY KEY("key","minute")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "shared_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN IF NOT EXISTS "worker" uuid;--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "job_turns" ADD CONSTRAINT "job_turns_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "downloads_expiry" ON "downloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "jobs_state" ON "jobs" USING btree ("state","due");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "jobs_project" ON "jobs" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "jobs_alone" ON "jobs" USING btree ("alone") WHERE state = 'bezig';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "rate_counts_minute" ON "rate_counts" USING btree ("minute");
--> statement-breakpoint
-- Imports that wait go on by the queue. "job_ends" stays for as long as the release before this one
-- may be gone back to.
INSERT INTO "jobs" ("job_id", "kind", "key", "version", "organisation_id", "project_id", "alone", "size", "state", "due")
SELECT gen_random_uuid(), 'import', import_id::text, '', organisation_id, project_id, 'files ' || organisation_id, bytes_total, 'wachtend', created_at
FROM "imports" WHERE status IN ('wachtend', 'bezig') ORDER BY created_at, arrival
ON CONFLICT DO NOTHING;
