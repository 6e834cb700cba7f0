CREATE TABLE "source_versions" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"import_id" uuid NOT NULL,
	"source" jsonb,
	"source_id" uuid,
	"replaced_by" uuid,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "source_versions_project_id_source_no_pk" PRIMARY KEY("project_id","source_no")
);
--> statement-breakpoint
CREATE TABLE "account_changes" (
	"project_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "account_changes_project_id_change_id_pk" PRIMARY KEY("project_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "account_choices" (
	"project_id" uuid NOT NULL,
	"rekening" text NOT NULL,
	"type" text NOT NULL,
	"groep" text NOT NULL,
	"change_id" uuid NOT NULL,
	CONSTRAINT "account_choices_project_id_rekening_pk" PRIMARY KEY("project_id","rekening")
);
--> statement-breakpoint
CREATE TABLE "source_accounts" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"rekening" text NOT NULL,
	"naam" text NOT NULL,
	"type" text NOT NULL,
	"groep" text NOT NULL,
	"groep_bron" text NOT NULL,
	"geraden" boolean NOT NULL,
	"type_geraden" boolean NOT NULL,
	"rgs" text,
	CONSTRAINT "source_accounts_project_id_source_no_rekening_pk" PRIMARY KEY("project_id","source_no","rekening")
);
--> statement-breakpoint
DROP TABLE "staged_lines" CASCADE;
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "further_results" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "sources_made" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "sources_replaced" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "geraden" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "type_geraden" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "voorstel" text;
--> statement-breakpoint
UPDATE "accounts" SET "voorstel" = "groep";
--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "voorstel" SET NOT NULL;
--> statement-breakpoint
CREATE INDEX "source_versions_import" ON "source_versions" USING btree ("import_id");
--> statement-breakpoint
CREATE INDEX "source_versions_replaced" ON "source_versions" USING btree ("project_id","replaced_by");
--> statement-breakpoint
INSERT INTO "source_accounts"
  SELECT a."project_id", s."source_no", a."rekening", a."naam", a."type", a."groep", a."groep_bron", false, false, a."rgs"
  FROM "accounts" a JOIN "sources" s ON s."project_id" = a."project_id";
--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "as_of";
--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "geraden" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "type_geraden" DROP DEFAULT;
--> statement-breakpoint
DROP TABLE "monthly_summary";
--> statement-breakpoint
CREATE TABLE "monthly_summary" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"periode" integer NOT NULL,
	"rekening" text NOT NULL,
	"boekjaar" text NOT NULL,
	"soort" text NOT NULL,
	"debet" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"aantal" integer NOT NULL,
	CONSTRAINT "monthly_summary_project_id_source_no_periode_rekening_soort_pk" PRIMARY KEY("project_id","source_no","periode","rekening","soort")
);
--> statement-breakpoint
INSERT INTO "monthly_summary"
  SELECT "project_id", "source_no", "periode", "rekening", min("boekjaar"), "soort",
    coalesce(sum("cents") FILTER (WHERE "cents" > 0), 0),
    coalesce(-sum("cents") FILTER (WHERE "cents" < 0), 0), count(*)
  FROM "journal_lines" GROUP BY "project_id", "source_no", "periode", "rekening", "soort";
--> statement-breakpoint
UPDATE "imports" SET "sources_made" = 1
  WHERE "status" = 'gereed' AND "import_id" IN (SELECT "import_id" FROM "sources");
--> statement-breakpoint
UPDATE "imports"
  SET "result" = ("result" - 'totals') || jsonb_build_object('guessed_accounts', 0, 'source_id', "source_id")
  WHERE "result" IS NOT NULL;
