CREATE TABLE IF NOT EXISTS "exact_connections" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"token_set_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"division" text,
	"lines_read" text DEFAULT '1' NOT NULL,
	"deletions_read" text DEFAULT '1' NOT NULL,
	"reading" integer DEFAULT 1 NOT NULL,
	"is_full_reading" boolean DEFAULT true NOT NULL,
	"moved_at" text,
	"lists" jsonb,
	"started_at" timestamp with time zone,
	"next_sync_at" timestamp with time zone,
	"duration_seconds" integer,
	"error_code" text,
	"broken_since" timestamp with time zone,
	"waits_until" timestamp with time zone,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"question" jsonb,
	"decisions" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "exact_consents" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"project_id" uuid,
	"connection_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"made_connection_id" uuid
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "exact_lines" (
	"project_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"period" integer NOT NULL,
	"dagboek" text NOT NULL,
	"dagboek_naam" text NOT NULL,
	"entry_number" bigint NOT NULL,
	"line_number" integer NOT NULL,
	"datum" date NOT NULL,
	"rekening" text NOT NULL,
	"rekening_naam" text NOT NULL,
	"omschrijving" text NOT NULL,
	"cents" bigint NOT NULL,
	"relatie" text,
	"relatie_naam" text,
	"factuur" text,
	"referentie" text,
	"vervaldatum" date,
	"btw_code" text,
	"btw_cents" bigint,
	"btw_percentage" text,
	"kostenplaats" text,
	"kostenplaats_naam" text,
	"kostendrager" text,
	"type" smallint NOT NULL,
	"status" smallint NOT NULL,
	"timestamp" bigint NOT NULL,
	"reading" integer NOT NULL,
	CONSTRAINT "exact_lines_project_id_connection_id_line_id_pk" PRIMARY KEY("project_id","connection_id","line_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "exact_tokens" (
	"token_set_id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"client_id" text NOT NULL,
	"exact_user" text NOT NULL,
	"access" text NOT NULL,
	"refresh" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"is_ended" boolean DEFAULT false NOT NULL,
	"lease_until" timestamp with time zone,
	CONSTRAINT "exact_tokens_of_user" UNIQUE("host","client_id","exact_user")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "exact_years" (
	"project_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"in_books" integer,
	"checked" integer,
	CONSTRAINT "exact_years_project_id_connection_id_year_pk" PRIMARY KEY("project_id","connection_id","year")
);
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "exact_connections" ADD CONSTRAINT "exact_connections_connection_id_connections_connection_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("connection_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "exact_consents" ADD CONSTRAINT "exact_consents_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "exact_years" ADD CONSTRAINT "exact_years_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "exact_connections_tokens" ON "exact_connections" USING btree ("token_set_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "exact_connections_next" ON "exact_connections" USING btree ("next_sync_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "exact_consents_expiry" ON "exact_consents" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "exact_lines_year" ON "exact_lines" USING btree ("project_id","connection_id","year","dagboek","entry_number","entry_id","line_number");