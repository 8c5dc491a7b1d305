-- What the search read before 0009_search; the version before this one reads it no more.
DROP FUNCTION IF EXISTS banded_terms(text[], integer);--> statement-breakpoint
DROP FUNCTION IF EXISTS price_band(integer);--> statement-breakpoint
ALTER TABLE "realties" DROP COLUMN IF EXISTS "age_band";
