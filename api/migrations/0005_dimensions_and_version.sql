ALTER TABLE "projects" ADD COLUMN "books_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD COLUMN "tegenpartij" text;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD COLUMN "tegenpartij_naam" text;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD COLUMN "factuur" text;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD COLUMN "kostenplaats" text;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD COLUMN "kostendrager" text;