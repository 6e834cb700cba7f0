ALTER TABLE "imports" ADD COLUMN IF NOT EXISTS "choices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Who is asked something is asked anew, with what each answer does.
UPDATE "imports" SET "status" = 'wachtend', "question" = NULL WHERE "status" = 'vraag';
