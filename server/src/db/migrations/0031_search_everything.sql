-- outside a transaction
-- What is searched of a text: its first letters and digits, in small letters. As `plainLetters` gives them.
CREATE OR REPLACE FUNCTION search_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  regexp_replace(
    lower(normalize(left(given, 4000), NFKC)),
    '[\u0001-/:-@[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2100-\u2bff\u3000-\u3004\u3008-\u3020\u3030\ufe30-\ufe6f\U0001f000-\U0001faff]+',
    '',
    'g'
  );
--> statement-breakpoint
-- Every one, two and three neighbouring letters of a text; those of its title once more, marked.
CREATE OR REPLACE FUNCTION search_terms(title text, body text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000 RETURN (
  SELECT array_agg(term)
  FROM (
    SELECT '^' AS mark, string_to_array(search_letters(title), NULL) AS letters
    UNION ALL SELECT '', string_to_array(search_letters(title), NULL)
    UNION ALL SELECT '', string_to_array(search_letters(regexp_replace(left(body, 8000), '<[^>]*>', ' ', 'g')), NULL)
  ) AS texts,
    LATERAL unnest(letters, letters[2:], letters[3:]) AS run(one, two, three),
    LATERAL (VALUES (mark || one), (mark || one || two), (mark || one || two || three)) AS terms(term)
  WHERE term IS NOT NULL
);
--> statement-breakpoint
-- Of an interrupted migration an invalid index is left behind.
DROP INDEX CONCURRENTLY IF EXISTS "businesses_by_search";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "businesses_by_search" ON "businesses" USING gin (search_terms("title", "address"));
--> statement-breakpoint
-- Nothing is planned by what texts have, and to look at 30,000 of them takes half a minute.
ALTER INDEX "businesses_by_search" ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "coupons_by_search";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "coupons_by_search" ON "coupons" USING gin (search_terms("title", "content"));
--> statement-breakpoint
ALTER INDEX "coupons_by_search" ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posts_by_search";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posts_by_search" ON "posts" USING gin (search_terms("title", "tags" || ' ' || "store" || "branch" || ' ' || coalesce("job"->>'employer', '') || ' ' || "content"));
--> statement-breakpoint
ALTER INDEX "posts_by_search" ALTER COLUMN 1 SET STATISTICS 0;
