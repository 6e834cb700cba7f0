CREATE TABLE IF NOT EXISTS "assistant_consents" (
	"organisation_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"terms" text NOT NULL,
	CONSTRAINT "assistant_consents_organisation_id_no_pk" PRIMARY KEY("organisation_id","no")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "assistant_use" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	"answers" integer NOT NULL,
	"broken" integer NOT NULL,
	"tokens_in" bigint NOT NULL,
	"tokens_out" bigint NOT NULL,
	CONSTRAINT "assistant_use_organisation_id_user_id_day_pk" PRIMARY KEY("organisation_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "chat_retentions" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "assistant_consents" ADD CONSTRAINT "assistant_consents_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "assistant_consents" ADD CONSTRAINT "assistant_consents_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "assistant_use" ADD CONSTRAINT "assistant_use_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "assistant_use" ADD CONSTRAINT "assistant_use_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "chat_retentions" ADD CONSTRAINT "chat_retentions_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "chat_retentions" ADD CONSTRAINT "chat_retentions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
