DROP INDEX "journal_lines_amount";--> statement-breakpoint
ALTER TABLE "monthly_summary" ADD COLUMN "datum_min" date;--> statement-breakpoint
ALTER TABLE "monthly_summary" ADD COLUMN "datum_max" date;--> statement-breakpoint
CREATE INDEX "journal_lines_account_amount" ON "journal_lines" USING btree ("project_id","rekening","cents");--> statement-breakpoint
CREATE INDEX "journal_lines_words" ON "journal_lines" USING btree ("project_id","rekening",(lower("left"("omschrijving", 32)) COLLATE "C"),"source_no","entry_no","line_no");