ALTER TABLE "strikes" ADD COLUMN "anonymous" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "strikes" SET "anonymous" = true WHERE "title" IN ('쉿톡 글', '쉿톡 댓글');
