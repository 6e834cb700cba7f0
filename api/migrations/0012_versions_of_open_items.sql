CREATE TABLE "journal_totals" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"dagboek" text NOT NULL,
	"rekening" text NOT NULL,
	"debet" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"aantal" integer NOT NULL,
	CONSTRAINT "journal_totals_project_id_source_no_dagboek_rekening_pk" PRIMARY KEY("project_id","source_no","dagboek","rekening")
);
--> statement-breakpoint
CREATE TABLE "open_item_versions" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"versie" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_ages" DROP CONSTRAINT "open_ages_project_id_periode_groep_relatie_leeftijd_pk";--> statement-breakpoint
ALTER TABLE "open_item_facts" DROP CONSTRAINT "open_item_facts_project_id_groep_pk";--> statement-breakpoint
ALTER TABLE "open_items" DROP CONSTRAINT "open_items_project_id_rekening_relatie_factuur_van_pk";--> statement-breakpoint
ALTER TABLE "open_item_facts" ALTER COLUMN "betalingen" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "open_item_facts" ALTER COLUMN "gekoppeld" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "open_ages" ADD COLUMN "versie" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "open_item_facts" ADD COLUMN "versie" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "open_items" ADD COLUMN "versie" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "open_ages" ADD CONSTRAINT "open_ages_project_id_versie_periode_groep_relatie_leeftijd_pk" PRIMARY KEY("project_id","versie","periode","groep","relatie","leeftijd");--> statement-breakpoint
ALTER TABLE "open_item_facts" ADD CONSTRAINT "open_item_facts_project_id_versie_groep_pk" PRIMARY KEY("project_id","versie","groep");--> statement-breakpoint
ALTER TABLE "open_items" ADD CONSTRAINT "open_items_project_id_versie_rekening_relatie_factuur_van_pk" PRIMARY KEY("project_id","versie","rekening","relatie","factuur","van");
