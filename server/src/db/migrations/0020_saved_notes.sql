ALTER TABLE "saved_realties" DROP CONSTRAINT "saved_realties_realty_id_realties_id_fk";
--> statement-breakpoint
ALTER TABLE "saved_realties" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_realties" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "saved_realties" ADD COLUMN "status" smallint;--> statement-breakpoint
ALTER TABLE "saved_realties" ADD COLUMN "seen_price" integer;--> statement-breakpoint
ALTER TABLE "saved_realties" ADD COLUMN "seen_status" smallint;
