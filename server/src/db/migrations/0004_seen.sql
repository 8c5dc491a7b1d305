ALTER TABLE "users" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id","id");--> statement-breakpoint
UPDATE "users" SET "seen_at" = (SELECT max("used_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id");
