-- What lists look through and show stays in the row, compressed where need be, as long as the row fits a page; of a row of more than
-- 2 kB what only the page of a listing shows, and terms, leave it, until it has about 1 kB. A value that stands outside already
-- comes back when it is next written itself.
ALTER TABLE "realties"
  ALTER COLUMN "title" SET STORAGE MAIN,
  ALTER COLUMN "address" SET STORAGE MAIN,
  ALTER COLUMN "public_address" SET STORAGE MAIN,
  ALTER COLUMN "images" SET STORAGE MAIN,
  ALTER COLUMN "absent" SET STORAGE MAIN,
  ALTER COLUMN "available_date" SET STORAGE MAIN,
  ALTER COLUMN "hidden_reason" SET STORAGE MAIN,
  ALTER COLUMN "utilities" SET STORAGE MAIN,
  ALTER COLUMN "words" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "realties" SET (toast_tuple_target = 1024);
