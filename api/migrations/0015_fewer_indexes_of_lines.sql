DROP INDEX "journal_lines_account_amount";--> statement-breakpoint
DROP INDEX "journal_lines_words";