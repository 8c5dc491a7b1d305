CREATE FUNCTION priced_terms(terms text[], price integer) RETURNS text[]
	LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
	RETURN (SELECT coalesce(array_agg(least(price / 100, 63) || ' ' || term), '{}') FROM unnest(terms) AS term);
--> statement-breakpoint
DROP INDEX "realties_price";--> statement-breakpoint
DROP INDEX "realties_city_price";--> statement-breakpoint
DROP INDEX "realties_type_price";--> statement-breakpoint
DROP INDEX "realties_bedroom_price";--> statement-breakpoint
CREATE INDEX "realties_dearest" ON "realties" USING btree ("price","id","visible");--> statement-breakpoint
CREATE INDEX "realties_cheapest" ON "realties" USING btree ("price","id" DESC NULLS FIRST,"visible");--> statement-breakpoint
CREATE INDEX "realties_priced_terms" ON "realties" USING gin (priced_terms("terms", "price")) WITH (fastupdate=false);