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
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_summaries" ADD CONSTRAINT "report_summaries_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;