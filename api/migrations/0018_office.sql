CREATE TABLE IF NOT EXISTS "office_rows" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"books" jsonb,
	"figures" jsonb
);
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "office_rows" ADD CONSTRAINT "office_rows_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
