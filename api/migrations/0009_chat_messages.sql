CREATE TABLE IF NOT EXISTS "chat_messages" (
	"project_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"message_id" uuid NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"tool_calls" jsonb,
	"figures" jsonb,
	"door" text,
	"state" text NOT NULL,
	"books_version" bigint,
	"verdict" text,
	"verdict_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_project_id_chat_id_no_pk" PRIMARY KEY("project_id","chat_id","no")
);
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_project_id_chat_id_chats_project_id_chat_id_fk" FOREIGN KEY ("project_id","chat_id") REFERENCES "public"."chats"("project_id","chat_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
