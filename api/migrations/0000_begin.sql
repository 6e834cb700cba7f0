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
CREATE TABLE "session_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"family_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"provider" text NOT NULL,
	"reason" text
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
	"created_at" timestamp with time zone NOT NULL,
	"books_version" bigint DEFAULT 0 NOT NULL
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
	"further_results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sources_made" integer DEFAULT 0 NOT NULL,
	"sources_replaced" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"arrival" bigint GENERATED ALWAYS AS IDENTITY (sequence name "imports_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "source_versions" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"import_id" uuid NOT NULL,
	"source" jsonb,
	"source_id" uuid,
	"replaced_by" uuid,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "source_versions_project_id_source_no_pk" PRIMARY KEY("project_id","source_no")
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
CREATE TABLE "account_changes" (
	"project_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "account_changes_project_id_change_id_pk" PRIMARY KEY("project_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "account_choices" (
	"project_id" uuid NOT NULL,
	"rekening" text NOT NULL,
	"type" text NOT NULL,
	"groep" text NOT NULL,
	"change_id" uuid NOT NULL,
	CONSTRAINT "account_choices_project_id_rekening_pk" PRIMARY KEY("project_id","rekening")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"project_id" uuid NOT NULL,
	"rekening" text NOT NULL,
	"naam" text NOT NULL,
	"type" text NOT NULL,
	"groep" text NOT NULL,
	"groep_bron" text NOT NULL,
	"geraden" boolean NOT NULL,
	"type_geraden" boolean NOT NULL,
	"rgs" text,
	"voorstel" text NOT NULL,
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
	"tegenpartij" text,
	"tegenpartij_naam" text,
	"factuur" text,
	"kostenplaats" text,
	"kostendrager" text,
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
	"source_no" integer NOT NULL,
	"periode" integer NOT NULL,
	"rekening" text NOT NULL,
	"boekjaar" text NOT NULL,
	"soort" text NOT NULL,
	"debet" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"aantal" integer NOT NULL,
	"datum_min" date,
	"datum_max" date,
	CONSTRAINT "monthly_summary_project_id_source_no_periode_rekening_soort_pk" PRIMARY KEY("project_id","source_no","periode","rekening","soort")
);
--> statement-breakpoint
CREATE TABLE "source_accounts" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"rekening" text NOT NULL,
	"naam" text NOT NULL,
	"type" text NOT NULL,
	"groep" text NOT NULL,
	"groep_bron" text NOT NULL,
	"geraden" boolean NOT NULL,
	"type_geraden" boolean NOT NULL,
	"rgs" text,
	CONSTRAINT "source_accounts_project_id_source_no_rekening_pk" PRIMARY KEY("project_id","source_no","rekening")
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
CREATE TABLE "report_notes" (
	"project_id" uuid NOT NULL,
	"type" text NOT NULL,
	"periode_min" integer NOT NULL,
	"periode_max" integer NOT NULL,
	"note" text NOT NULL,
	"user_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_notes_project_id_type_periode_min_periode_max_pk" PRIMARY KEY("project_id","type","periode_min","periode_max")
);
--> statement-breakpoint
CREATE TABLE "report_summaries" (
	"project_id" uuid NOT NULL,
	"type" text NOT NULL,
	"periode_min" integer NOT NULL,
	"periode_max" integer NOT NULL,
	"vergelijking" text NOT NULL,
	"weergave" text NOT NULL,
	"parts" jsonb NOT NULL,
	"basis" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_summaries_project_id_type_periode_min_periode_max_vergelijking_weergave_pk" PRIMARY KEY("project_id","type","periode_min","periode_max","vergelijking","weergave")
);
--> statement-breakpoint
CREATE TABLE "cost_centre_months" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"periode" integer NOT NULL,
	"rekening" text NOT NULL,
	"soort" text NOT NULL,
	"deel" integer NOT NULL,
	"debet" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"aantal" integer NOT NULL,
	"dimensie" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "cost_centre_months_project_id_source_no_periode_rekening_dimensie_code_soort_deel_pk" PRIMARY KEY("project_id","source_no","periode","rekening","dimensie","code","soort","deel")
);
--> statement-breakpoint
CREATE TABLE "cost_centres" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"dimensie" text NOT NULL,
	"code" text NOT NULL,
	"naam" text NOT NULL,
	CONSTRAINT "cost_centres_project_id_source_no_dimensie_code_pk" PRIMARY KEY("project_id","source_no","dimensie","code")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"nr" integer NOT NULL,
	"relatie" text NOT NULL,
	"factuur" text NOT NULL,
	"datum" date,
	"vervaldatum" date,
	CONSTRAINT "invoices_project_id_source_no_nr_pk" PRIMARY KEY("project_id","source_no","nr")
);
--> statement-breakpoint
CREATE TABLE "journal_totals" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"dagboek" text NOT NULL,
	"rekening" text NOT NULL,
	"debet" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"aantal" integer NOT NULL,
	CONSTRAINT "journal_totals_project_id_source_no_dagboek_rekening_pk" PRIMARY KEY("project_id","source_no","dagboek","rekening")
);
--> statement-breakpoint
CREATE TABLE "relation_months" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"periode" integer NOT NULL,
	"rekening" text NOT NULL,
	"soort" text NOT NULL,
	"deel" integer NOT NULL,
	"debet" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"aantal" integer NOT NULL,
	"tegenpartij" text NOT NULL,
	CONSTRAINT "relation_months_project_id_source_no_periode_rekening_tegenpartij_soort_deel_pk" PRIMARY KEY("project_id","source_no","periode","rekening","tegenpartij","soort","deel")
);
--> statement-breakpoint
CREATE TABLE "relations" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"relatie" text NOT NULL,
	"naam" text NOT NULL,
	"soort" text NOT NULL,
	CONSTRAINT "relations_project_id_source_no_relatie_pk" PRIMARY KEY("project_id","source_no","relatie")
);
--> statement-breakpoint
CREATE TABLE "vat_codes" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"btw_code" text NOT NULL,
	"omschrijving" text NOT NULL,
	"percentage" integer,
	"rekening_betalen" text,
	"rekening_vorderen" text,
	CONSTRAINT "vat_codes_project_id_source_no_btw_code_pk" PRIMARY KEY("project_id","source_no","btw_code")
);
--> statement-breakpoint
CREATE TABLE "vat_months" (
	"project_id" uuid NOT NULL,
	"source_no" integer NOT NULL,
	"periode" integer NOT NULL,
	"rekening" text NOT NULL,
	"soort" text NOT NULL,
	"deel" integer NOT NULL,
	"debet" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"aantal" integer NOT NULL,
	"btw_code" text NOT NULL,
	"btw_cents" bigint NOT NULL,
	CONSTRAINT "vat_months_project_id_source_no_periode_rekening_btw_code_soort_deel_pk" PRIMARY KEY("project_id","source_no","periode","rekening","btw_code","soort","deel")
);
--> statement-breakpoint
CREATE TABLE "open_ages" (
	"project_id" uuid NOT NULL,
	"versie" integer NOT NULL,
	"periode" integer NOT NULL,
	"groep" text NOT NULL,
	"relatie" text NOT NULL,
	"leeftijd" integer NOT NULL,
	"cents" bigint NOT NULL,
	"aantal" integer NOT NULL,
	CONSTRAINT "open_ages_project_id_versie_periode_groep_relatie_leeftijd_pk" PRIMARY KEY("project_id","versie","periode","groep","relatie","leeftijd")
);
--> statement-breakpoint
CREATE TABLE "open_item_facts" (
	"project_id" uuid NOT NULL,
	"versie" integer NOT NULL,
	"groep" text NOT NULL,
	"betalingen" bigint NOT NULL,
	"gekoppeld" bigint NOT NULL,
	"basis" text NOT NULL,
	CONSTRAINT "open_item_facts_project_id_versie_groep_pk" PRIMARY KEY("project_id","versie","groep")
);
--> statement-breakpoint
CREATE TABLE "open_item_versions" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"versie" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_items" (
	"project_id" uuid NOT NULL,
	"versie" integer NOT NULL,
	"rekening" text NOT NULL,
	"relatie" text NOT NULL,
	"factuur" text NOT NULL,
	"van" integer NOT NULL,
	"tot" integer NOT NULL,
	"begin" integer NOT NULL,
	"groep" text NOT NULL,
	"cents" bigint NOT NULL,
	"peildatum" date NOT NULL,
	CONSTRAINT "open_items_project_id_versie_rekening_relatie_factuur_van_pk" PRIMARY KEY("project_id","versie","rekening","relatie","factuur","van")
);
--> statement-breakpoint
CREATE TABLE "recurring_changes" (
	"project_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "recurring_changes_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" jsonb NOT NULL,
	"seen" date NOT NULL,
	CONSTRAINT "recurring_changes_project_id_change_id_pk" PRIMARY KEY("project_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "recurring_runs" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"books_version" bigint NOT NULL,
	"first_day" date,
	"last_day" date,
	"found" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recurring_series" (
	"project_id" uuid NOT NULL,
	"series_id" text NOT NULL,
	"place" integer NOT NULL,
	"series" jsonb NOT NULL,
	"occurrences" jsonb NOT NULL,
	CONSTRAINT "recurring_series_project_id_series_id_pk" PRIMARY KEY("project_id","series_id")
);
--> statement-breakpoint
CREATE TABLE "budget_amounts" (
	"project_id" uuid NOT NULL,
	"boekjaar" text NOT NULL,
	"rekening" text NOT NULL,
	"periode" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "budget_amounts_project_id_boekjaar_rekening_periode_pk" PRIMARY KEY("project_id","boekjaar","rekening","periode")
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"project_id" uuid NOT NULL,
	"boekjaar" text NOT NULL,
	"periode_min" integer NOT NULL,
	"periode_max" integer NOT NULL,
	"filename" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "budgets_project_id_boekjaar_pk" PRIMARY KEY("project_id","boekjaar")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"project_id" uuid NOT NULL,
	"view_id" uuid NOT NULL,
	"owner_id" uuid,
	"user_id" uuid,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"choices" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_project_id_view_id_pk" PRIMARY KEY("project_id","view_id")
);
--> statement-breakpoint
CREATE TABLE "job_ends" (
	"kind" text NOT NULL,
	"job_id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"is_under_way" boolean NOT NULL,
	"ends" integer NOT NULL,
	CONSTRAINT "job_ends_kind_job_id_pk" PRIMARY KEY("kind","job_id")
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_family_id_token_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_families"("family_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_token_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_families"("family_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_events" ADD CONSTRAINT "session_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "chats" ADD CONSTRAINT "chats_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_summaries" ADD CONSTRAINT "report_summaries_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_changes" ADD CONSTRAINT "recurring_changes_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_runs" ADD CONSTRAINT "recurring_runs_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_series" ADD CONSTRAINT "recurring_series_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_amounts" ADD CONSTRAINT "budget_amounts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner" FOREIGN KEY ("project_id","owner_id") REFERENCES "public"."project_members"("project_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_family" ON "access_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_challenges_expiry" ON "login_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "session_events_user" ON "session_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "session_events_at" ON "session_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "token_families_user" ON "token_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "token_families_expiry" ON "token_families" USING btree ("expires_at");--> statement-breakpoint
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
CREATE INDEX "source_versions_import" ON "source_versions" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "source_versions_replaced" ON "source_versions" USING btree ("project_id","replaced_by");--> statement-breakpoint
CREATE INDEX "sources_id" ON "sources" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "journal_lines_account" ON "journal_lines" USING btree ("project_id","rekening","datum");--> statement-breakpoint
CREATE INDEX "journal_lines_date" ON "journal_lines" USING btree ("project_id","datum");--> statement-breakpoint
CREATE INDEX "journal_lines_counterparty" ON "journal_lines" USING btree ("project_id","tegenpartij");--> statement-breakpoint
CREATE INDEX "chats_id" ON "chats" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "chats_of_user" ON "chats" USING btree ("project_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "recurring_changes_place" ON "recurring_changes" USING btree ("project_id","place");--> statement-breakpoint
CREATE INDEX "saved_views_screen" ON "saved_views" USING btree ("project_id","screen");