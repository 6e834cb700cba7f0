-- Open items follow every reference that a line has (decision 0076): made anew after the start.
TRUNCATE "open_items", "open_ages", "open_item_facts", "open_item_versions";--> statement-breakpoint
ALTER TABLE "journal_lines" ADD COLUMN IF NOT EXISTS "relatie_gevonden" boolean;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD COLUMN IF NOT EXISTS "koppeling" text;--> statement-breakpoint
ALTER TABLE "open_item_facts" ADD COLUMN IF NOT EXISTS "op_relatie" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "open_items" ADD COLUMN IF NOT EXISTS "datum" date NOT NULL;--> statement-breakpoint
ALTER TABLE "open_items" ADD COLUMN IF NOT EXISTS "vervaldatum" date;--> statement-breakpoint
ALTER TABLE "open_items" ADD COLUMN IF NOT EXISTS "beginstand" boolean NOT NULL;--> statement-breakpoint
UPDATE "projects" SET "books_version" = "books_version" + 1;
