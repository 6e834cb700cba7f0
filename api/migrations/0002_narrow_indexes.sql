DROP INDEX "journal_lines_period";--> statement-breakpoint
DROP INDEX "journal_lines_date";--> statement-breakpoint
DROP INDEX "journal_lines_amount";--> statement-breakpoint
CREATE INDEX "journal_lines_period" ON "journal_lines" USING btree ("project_id","periode","rekening");--> statement-breakpoint
CREATE INDEX "journal_lines_date" ON "journal_lines" USING btree ("project_id","datum");--> statement-breakpoint
CREATE INDEX "journal_lines_amount" ON "journal_lines" USING btree ("project_id","cents");