-- outside a transaction
-- Of an interrupted migration an invalid index is left behind.
DROP INDEX CONCURRENTLY IF EXISTS "realties_lowered";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "realties_lowered" ON "realties" USING btree ("price_since") WHERE "realties"."previous_price" is not null;
--> statement-breakpoint
-- What the search knew of nobody's no, and prices before of which nobody knows how long they had stood: 50 listings a
-- transaction. It finds what is left when it runs again.
DO $$
DECLARE
  done integer := 0;
  newest integer;
BEGIN
  SELECT max("id") INTO newest FROM "realties";
  WHILE done < newest LOOP
    UPDATE "realties"
    SET "terms" = CASE WHEN 'furnished' = ANY ("absent") THEN "terms" ELSE array_remove("terms", 'furnished=no') END,
      "previous_price" = CASE WHEN "price_since" IS NOT NULL THEN "previous_price" END
    WHERE "id" > done AND "id" <= done + 50
      AND (
        ('furnished=no' = ANY ("terms") AND NOT 'furnished' = ANY ("absent"))
        OR ("previous_price" IS NOT NULL AND "price_since" IS NULL)
      );
    COMMIT;
    done := done + 50;
  END LOOP;
END
$$;
