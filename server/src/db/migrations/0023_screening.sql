CREATE TABLE "realty_phones" (
	"realty_id" integer NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "realty_phones_realty_id_phone_pk" PRIMARY KEY("realty_id","phone")
);
--> statement-breakpoint
CREATE TABLE "realty_pictures" (
	"realty_id" integer NOT NULL,
	"path" text NOT NULL,
	"hash" bigint,
	"bands" integer[] NOT NULL,
	CONSTRAINT "realty_pictures_realty_id_path_pk" PRIMARY KEY("realty_id","path")
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"report_id" integer PRIMARY KEY NOT NULL,
	"reasons" jsonb NOT NULL,
	"reported_id" integer,
	"settled" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "to_screen" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "to_screen_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"realty_id" integer,
	"message_id" integer,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- What is listed already, before anything is locked that listings are written to.
INSERT INTO "to_screen" ("realty_id") SELECT "id" FROM "realties" ORDER BY "id";--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "realty_phones" ADD CONSTRAINT "realty_phones_realty_id_realties_id_fk" FOREIGN KEY ("realty_id") REFERENCES "public"."realties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "realty_pictures" ADD CONSTRAINT "realty_pictures_realty_id_realties_id_fk" FOREIGN KEY ("realty_id") REFERENCES "public"."realties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "realty_phones_phone" ON "realty_phones" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "realty_pictures_bands" ON "realty_pictures" USING gin ("bands");--> statement-breakpoint
CREATE INDEX "to_screen_due" ON "to_screen" USING btree ("due_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_realty_screened" ON "reports" USING btree ("realty_id") WHERE "reports"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_conversation_screened" ON "reports" USING btree ("conversation_id") WHERE "reports"."user_id" is null;
