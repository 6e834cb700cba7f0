ALTER TABLE "imports" ADD COLUMN IF NOT EXISTS "bundle_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN IF NOT EXISTS "part" jsonb;--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "imports" ADD CONSTRAINT "imports_bundle_id_imports_import_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."imports"("import_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "imports_bundle" ON "imports" USING btree ("bundle_id");
