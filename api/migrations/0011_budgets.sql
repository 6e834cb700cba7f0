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
ALTER TABLE "budget_amounts" ADD CONSTRAINT "budget_amounts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;