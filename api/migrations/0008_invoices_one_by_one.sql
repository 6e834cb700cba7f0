ALTER TABLE "invoices" DROP CONSTRAINT "invoices_project_id_source_no_relatie_factuur_pk";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "nr" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_project_id_source_no_nr_pk" PRIMARY KEY("project_id","source_no","nr");
