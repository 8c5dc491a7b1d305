CREATE TABLE "ready_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ready_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"use" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ready_answers_by_title" ON "ready_answers" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "ready_answers_by_created_at" ON "ready_answers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ready_answers_by_updated_at" ON "ready_answers" USING btree ("updated_at","id");
