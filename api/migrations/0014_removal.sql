CREATE TABLE IF NOT EXISTS "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"rule" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "token_families" ADD COLUMN IF NOT EXISTS "device" text;--> statement-breakpoint
ALTER TABLE "token_families" ADD COLUMN IF NOT EXISTS "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN IF NOT EXISTS "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN IF NOT EXISTS "removed_by" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN IF NOT EXISTS "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN IF NOT EXISTS "removed_by" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN IF NOT EXISTS "removed_along" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "downloads" ADD COLUMN IF NOT EXISTS "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "downloads" ADD COLUMN IF NOT EXISTS "project_id" uuid;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "organisations_removed" ON "organisations" USING btree ("removed_at") WHERE removed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "projects_removed" ON "projects" USING btree ("removed_at") WHERE removed_at IS NOT NULL;