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
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner" FOREIGN KEY ("project_id","owner_id") REFERENCES "public"."project_members"("project_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_screen" ON "saved_views" USING btree ("project_id","screen");