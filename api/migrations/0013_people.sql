CREATE TABLE IF NOT EXISTS "invitation_secrets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "sent_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"recipient_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN IF NOT EXISTS "is_settled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN IF NOT EXISTS "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN IF NOT EXISTS "accepted_by" uuid;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN IF NOT EXISTS "mail" text DEFAULT 'uit' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN IF NOT EXISTS "mail_problem" text;--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "invitation_secrets" ADD CONSTRAINT "invitation_secrets_invitation_id_invitations_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("invitation_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitation_secrets_invitation" ON "invitation_secrets" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sent_mails_organisation" ON "sent_mails" USING btree ("organisation_id","at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sent_mails_recipient" ON "sent_mails" USING btree ("recipient_hash","at");--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_users_user_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "activities_project" ON "activities" USING btree ("project_id","at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitations_expiry" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitations_email" ON "invitations" USING btree (lower("email"));--> statement-breakpoint
-- Nothing was ever kept in it: no release before this one made invitations.
DROP INDEX IF EXISTS "invitations_token";--> statement-breakpoint
ALTER TABLE "invitations" DROP COLUMN IF EXISTS "token_hash";--> statement-breakpoint
UPDATE "users" SET is_settled = true
WHERE user_id IN (SELECT user_id FROM "project_members");
