ALTER TABLE "border_waits" ADD COLUMN "slot" smallint;--> statement-breakpoint
CREATE INDEX "border_waits_slot" ON "border_waits" USING btree ("slot","at");
