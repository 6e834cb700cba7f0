CREATE TABLE IF NOT EXISTS "cash_expectations" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"block" jsonb
);
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "cash_expectations" ADD CONSTRAINT "cash_expectations_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
