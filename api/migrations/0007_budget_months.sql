CREATE TABLE IF NOT EXISTS "budget_months" (
	"project_id" uuid NOT NULL,
	"boekjaar" text NOT NULL,
	"periode" integer NOT NULL,
	"rekeningen" text[] NOT NULL,
	"cents" bigint[] NOT NULL,
	CONSTRAINT "budget_months_project_id_boekjaar_periode_pk" PRIMARY KEY("project_id","boekjaar","periode"),
	CONSTRAINT "budget_months_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action
);
--> statement-breakpoint
-- Amounts by account, as version 0.2.0 kept them.
DO $$ BEGIN
  IF to_regclass('budget_amounts') IS NOT NULL THEN
    INSERT INTO budget_months (project_id, boekjaar, periode, rekeningen, cents)
    SELECT project_id, boekjaar, periode, array_agg(rekening ORDER BY rekening),
           array_agg(cents ORDER BY rekening)
    FROM budget_amounts GROUP BY project_id, boekjaar, periode;
    DROP TABLE budget_amounts;
  END IF;
END $$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "journal_lines_settled" ON "journal_lines" USING btree ("project_id","periode") WHERE "journal_lines"."btw_soort" = 'afdracht';
