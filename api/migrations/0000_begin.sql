CREATE TABLE "access_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_challenges" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"cookie_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "token_families" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"avatar" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone,
	CONSTRAINT "users_identity_unique" UNIQUE("identity")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"activity_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"project_id" uuid,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "activities_organisation_id_activity_id_pk" PRIMARY KEY("organisation_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"invitation_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"project_id" uuid,
	"email" text NOT NULL,
	"level" text,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"level" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"level" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "project_members_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"project_id" uuid,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"last_sync_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"import_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"project_id" uuid,
	"source_id" uuid,
	"connection_id" uuid,
	"user_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"file_hash" text NOT NULL,
	"status" text NOT NULL,
	"bytes_read" bigint NOT NULL,
	"bytes_total" bigint NOT NULL,
	"lines_read" integer NOT NULL,
	"question" text,
	"decision" text,
	"message" text,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"project_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"connection_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"producer" text,
	"administration" jsonb NOT NULL,
	"boekjaar" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"lines" integer NOT NULL,
	"file_hash" text NOT NULL,
	"filename" text NOT NULL,
	"import_id" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"as_of" date NOT NULL,
	"warnings" jsonb NOT NULL,
	CONSTRAINT "sources_project_id_source_id_pk" PRIMARY KEY("project_id","source_id"),
	CONSTRAINT "sources_no" UNIQUE("project_id","source_no")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"project_id" uuid NOT NULL,
	"rekening" text NOT NULL,
	"naam" text NOT NULL,
	"type" text NOT NULL,
	"groep" text NOT NULL,
	"groep_bron" text NOT NULL,
	"rgs" text,
	"as_of" date NOT NULL,
	CONSTRAINT "accounts_project_id_rekening_pk" PRIMARY KEY("project_id","rekening")
);
--> statement-breakpoint
CREATE TABLE "journal_lines" (
	"project_id" uuid NOT NULL,
	"entry_no" integer NOT NULL,
	"line_no" integer NOT NULL,
	"boekjaar" text NOT NULL,
	"boekperiode" integer NOT NULL,
	"periode" integer NOT NULL,
	"soort" text NOT NULL,
	"datum" date NOT NULL,
	"rekening" text NOT NULL,
	"dagboek" text NOT NULL,
	"dagboek_naam" text NOT NULL,
	"boekstuk" text NOT NULL,
	"relatie" text,
	"relatie_naam" text,
	"omschrijving" text NOT NULL,
	"zoek" text NOT NULL,
	"cents" bigint NOT NULL,
	"btw_code" text,
	"btw_cents" bigint,
	"source_no" integer NOT NULL,
	CONSTRAINT "journal_lines_project_id_source_no_entry_no_line_no_pk" PRIMARY KEY("project_id","source_no","entry_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "monthly_summary" (
	"project_id" uuid NOT NULL,
	"periode" integer NOT NULL,
	"rekening" text NOT NULL,
	"boekjaar" text NOT NULL,
	"soort" text NOT NULL,
	"debet" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"aantal" integer NOT NULL,
	CONSTRAINT "monthly_summary_project_id_periode_rekening_boekjaar_soort_pk" PRIMARY KEY("project_id","periode","rekening","boekjaar","soort")
);
--> statement-breakpoint
CREATE TABLE "staged_lines" (
	"project_id" uuid NOT NULL,
	"entry_no" integer NOT NULL,
	"line_no" integer NOT NULL,
	"boekjaar" text NOT NULL,
	"boekperiode" integer NOT NULL,
	"periode" integer NOT NULL,
	"soort" text NOT NULL,
	"datum" date NOT NULL,
	"rekening" text NOT NULL,
	"dagboek" text NOT NULL,
	"dagboek_naam" text NOT NULL,
	"boekstuk" text NOT NULL,
	"relatie" text,
	"relatie_naam" text,
	"omschrijving" text NOT NULL,
	"zoek" text NOT NULL,
	"cents" bigint NOT NULL,
	"btw_code" text,
	"btw_cents" bigint,
	"import_id" uuid NOT NULL,
	CONSTRAINT "staged_lines_project_id_import_id_entry_no_line_no_pk" PRIMARY KEY("project_id","import_id","entry_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"project_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chats_project_id_chat_id_pk" PRIMARY KEY("project_id","chat_id")
);
--> statement-breakpoint
CREATE TABLE "telemetry_counts" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"part" text NOT NULL,
	"release" text NOT NULL,
	"count" integer NOT NULL,
	"last_message" text,
	"last_detail" jsonb,
	CONSTRAINT "telemetry_counts_day_kind_part_release_pk" PRIMARY KEY("day","kind","part","release")
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_family_id_token_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_families"("family_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_token_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_families"("family_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_families" ADD CONSTRAINT "token_families_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_family" ON "access_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "token_families_user" ON "token_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "activities_at" ON "activities" USING btree ("organisation_id","at");--> statement-breakpoint
CREATE INDEX "invitations_organisation" ON "invitations" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_members_user" ON "project_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "projects_organisation" ON "projects" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "connections_organisation" ON "connections" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "connections_project" ON "connections" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "imports_status" ON "imports" USING btree ("status");--> statement-breakpoint
CREATE INDEX "imports_organisation" ON "imports" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_project" ON "imports" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "sources_id" ON "sources" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "journal_lines_period" ON "journal_lines" USING btree ("project_id","periode","rekening","cents");--> statement-breakpoint
CREATE INDEX "journal_lines_account" ON "journal_lines" USING btree ("project_id","rekening","datum");--> statement-breakpoint
CREATE INDEX "journal_lines_date" ON "journal_lines" USING btree ("project_id","datum","source_no","entry_no","line_no");--> statement-breakpoint
CREATE INDEX "journal_lines_amount" ON "journal_lines" USING btree ("project_id","cents","source_no","entry_no","line_no");--> statement-breakpoint
CREATE INDEX "chats_id" ON "chats" USING btree ("chat_id");