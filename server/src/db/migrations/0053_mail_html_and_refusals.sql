CREATE TABLE "failing_addresses" (
	"recipient" text PRIMARY KEY NOT NULL,
	"failures" smallint NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;
