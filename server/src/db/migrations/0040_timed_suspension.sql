ALTER TABLE "reports" ADD COLUMN "until" timestamp (3) with time zone;
