-- Series are kept with the ledger's words for their lines, which changed; they are found again.
DELETE FROM "recurring_series";--> statement-breakpoint
DELETE FROM "recurring_runs";
