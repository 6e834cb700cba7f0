CREATE TABLE IF NOT EXISTS "quiet_detectors" (
	"project_id" uuid NOT NULL,
	"detector" text NOT NULL,
	"is_quiet" boolean NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiet_detectors_project_id_detector_pk" PRIMARY KEY("project_id","detector")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "suggestion_checks" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"state" text,
	"day" date,
	"reach" integer,
	"at" timestamp with time zone,
	"failed" text
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "suggestion_events" (
	"project_id" uuid NOT NULL,
	"suggestion_id" uuid NOT NULL,
	"no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "suggestion_events_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"what" jsonb NOT NULL,
	CONSTRAINT "suggestion_events_project_id_suggestion_id_no_pk" PRIMARY KEY("project_id","suggestion_id","no")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "suggestions" (
	"project_id" uuid NOT NULL,
	"suggestion_id" uuid NOT NULL,
	"detector" text NOT NULL,
	"finding" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"reason" text,
	"assignee" uuid,
	"aside_weight" bigint,
	"changed" text,
	"gone" text,
	"gone_at" timestamp with time zone,
	CONSTRAINT "suggestions_project_id_suggestion_id_pk" PRIMARY KEY("project_id","suggestion_id")
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN IF NOT EXISTS "suggestion_id" uuid;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "quiet_detectors" ADD CONSTRAINT "quiet_detectors_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "quiet_detectors" ADD CONSTRAINT "quiet_detectors_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "suggestion_checks" ADD CONSTRAINT "suggestion_checks_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "suggestion_events" ADD CONSTRAINT "suggestion_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "suggestion_events" ADD CONSTRAINT "suggestion_events_suggestion_fk" FOREIGN KEY ("project_id","suggestion_id") REFERENCES "public"."suggestions"("project_id","suggestion_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_answered_by_users_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_assignee_users_user_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "suggestions_id" ON "suggestions" USING btree ("suggestion_id");
