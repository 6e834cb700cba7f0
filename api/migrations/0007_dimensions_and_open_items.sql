CREATE TABLE "cost_centre_months" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"periode" integer NOT NULL,
	"rekening" text NOT NULL,
	"soort" text NOT NULL,
	"deel" integer NOT NULL,
	"debet" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"aantal" integer NOT NULL,
	"dimensie" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "cost_centre_months_project_id_source_no_periode_rekening_dimensie_code_soort_deel_pk" PRIMARY KEY("project_id","source_no","periode","rekening","dimensie","code","soort","deel")
);
--> statement-breakpoint
CREATE TABLE "cost_centres" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"dimensie" text NOT NULL,
	"code" text NOT NULL,
	"naam" text NOT NULL,
	CONSTRAINT "cost_centres_project_id_source_no_dimensie_code_pk" PRIMARY KEY("project_id","source_no","dimensie","code")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"relatie" text NOT NULL,
	"factuur" text NOT NULL,
	"datum" date,
	"vervaldatum" date,
	CONSTRAINT "invoices_project_id_source_no_relatie_factuur_pk" PRIMARY KEY("project_id","source_no","relatie","factuur")
);
--> statement-breakpoint
CREATE TABLE "relation_months" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"periode" integer NOT NULL,
	"rekening" text NOT NULL,
	"soort" text NOT NULL,
	"deel" integer NOT NULL,
	"debet" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"aantal" integer NOT NULL,
	"tegenpartij" text NOT NULL,
	CONSTRAINT "relation_months_project_id_source_no_periode_rekening_tegenpartij_soort_deel_pk" PRIMARY KEY("project_id","source_no","periode","rekening","tegenpartij","soort","deel")
);
--> statement-breakpoint
CREATE TABLE "relations" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"relatie" text NOT NULL,
	"naam" text NOT NULL,
	"soort" text NOT NULL,
	CONSTRAINT "relations_project_id_source_no_relatie_pk" PRIMARY KEY("project_id","source_no","relatie")
);
--> statement-breakpoint
CREATE TABLE "vat_codes" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"btw_code" text NOT NULL,
	"omschrijving" text NOT NULL,
	"percentage" integer,
	"rekening_betalen" text,
	"rekening_vorderen" text,
	CONSTRAINT "vat_codes_project_id_source_no_btw_code_pk" PRIMARY KEY("project_id","source_no","btw_code")
);
--> statement-breakpoint
CREATE TABLE "vat_months" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"periode" integer NOT NULL,
	"rekening" text NOT NULL,
	"soort" text NOT NULL,
	"deel" integer NOT NULL,
	"debet" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"aantal" integer NOT NULL,
	"btw_code" text NOT NULL,
	"btw_cents" bigint NOT NULL,
	CONSTRAINT "vat_months_project_id_source_no_periode_rekening_btw_code_soort_deel_pk" PRIMARY KEY("project_id","source_no","periode","rekening","btw_code","soort","deel")
);
--> statement-breakpoint
CREATE TABLE "open_ages" (
	"project_id" uuid NOT NULL,
	"periode" integer NOT NULL,
	"groep" text NOT NULL,
	"relatie" text NOT NULL,
	"leeftijd" integer NOT NULL,
	"cents" bigint NOT NULL,
	"aantal" integer NOT NULL,
	CONSTRAINT "open_ages_project_id_periode_groep_relatie_leeftijd_pk" PRIMARY KEY("project_id","periode","groep","relatie","leeftijd")
);
--> statement-breakpoint
CREATE TABLE "open_item_facts" (
	"project_id" uuid NOT NULL,
	"groep" text NOT NULL,
	"betalingen" integer NOT NULL,
	"gekoppeld" integer NOT NULL,
	"basis" text NOT NULL,
	CONSTRAINT "open_item_facts_project_id_groep_pk" PRIMARY KEY("project_id","groep")
);
--> statement-breakpoint
CREATE TABLE "open_items" (
	"project_id" uuid NOT NULL,
	"rekening" text NOT NULL,
	"relatie" text NOT NULL,
	"factuur" text NOT NULL,
	"van" integer NOT NULL,
	"tot" integer NOT NULL,
	"begin" integer NOT NULL,
	"groep" text NOT NULL,
	"cents" bigint NOT NULL,
	"peildatum" date NOT NULL,
	CONSTRAINT "open_items_project_id_rekening_relatie_factuur_van_pk" PRIMARY KEY("project_id","rekening","relatie","factuur","van")
);
