-- Open items follow every reference that a line has (decision 0076): made anew after the start.
TRUNCATE "open_items", "open_ages", "open_item_facts", "open_item_versions";--> statement-breakpoint
ALTER TABLE "journal_lines" ADD COLUMN "relatie_gevonden" boolean;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD COLUMN "koppeling" text;--> statement-breakpoint
ALTER TABLE "open_item_facts" ADD COLUMN "op_relatie" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "open_items" ADD COLUMN "datum" date NOT NULL;--> statement-breakpoint
ALTER TABLE "open_items" ADD COLUMN "vervaldatum" date;--> statement-breakpoint
ALTER TABLE "open_items" ADD COLUMN "beginstand" boolean NOT NULL;--> statement-breakpoint
UPDATE "projects" SET "books_version" = "books_version" + 1;
