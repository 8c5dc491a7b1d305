ALTER TABLE "email_verifications" ADD COLUMN "asked_in" uuid;
--> statement-breakpoint
-- Accounts verified by another service got verified_at from the server's clock, some milliseconds after created_at of the link from the
-- database's: a reset of the password would end the link as older than the proof.
UPDATE "users" SET "verified_at" = i."created_at" FROM "identities" i
  WHERE i."user_id" = "users"."id" AND i."created_at" = "users"."created_at"
    AND "users"."verified_at" > i."created_at" AND "users"."verified_at" < i."created_at" + interval '5 seconds';
