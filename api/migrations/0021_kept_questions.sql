ALTER TABLE "chat_messages" ADD COLUMN IF NOT EXISTS "context" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN IF NOT EXISTS "question" jsonb;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN IF NOT EXISTS "is_named" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Who gave the names of before is not known: none of them is lost.
UPDATE "chats" SET "is_named" = true WHERE "name" NOT IN ('New Chat', 'Nieuwe Chat', 'Geen titel');
