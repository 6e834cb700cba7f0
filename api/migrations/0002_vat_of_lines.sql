-- What was read before gets the VAT of its lines after the start (books/vat/linking.ts).
CREATE TABLE "vat_choices" (
	"project_id" uuid NOT NULL,
	"soort" text NOT NULL,
	"sleutel" text NOT NULL,
	"plaats" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "vat_choices_project_id_soort_sleutel_pk" PRIMARY KEY("project_id","soort","sleutel")
);--> statement-breakpoint
ALTER TABLE "vat_months" DROP CONSTRAINT "vat_months_project_id_source_no_periode_rekening_btw_code_soort_deel_pk";--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "vat_linked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD COLUMN "btw_rekening" text;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD COLUMN "btw_soort" text;--> statement-breakpoint
ALTER TABLE "vat_months" ADD COLUMN "btw_rekening" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vat_months" ADD COLUMN "btw_soort" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vat_months" ADD CONSTRAINT "vat_months_pk" PRIMARY KEY("project_id","source_no","periode","rekening","btw_code","btw_rekening","btw_soort","soort","deel");--> statement-breakpoint
ALTER TABLE "vat_choices" ADD CONSTRAINT "vat_choices_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;
