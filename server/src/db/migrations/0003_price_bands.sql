CREATE FUNCTION price_band(price integer) RETURNS integer
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN floor(20 * ln(greatest(price, 1)));
--> statement-breakpoint
CREATE FUNCTION banded_terms(terms text[], band integer) RETURNS text[]
	LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
	RETURN (SELECT coalesce(array_agg(band || ' ' || term), '{}') FROM unnest(terms) AS term);
--> statement-breakpoint
DROP INDEX "realties_price";--> statement-breakpoint
DROP INDEX "realties_city_price";--> statement-breakpoint
DROP INDEX "realties_type_price";--> statement-breakpoint
DROP INDEX "realties_bedroom_price";--> statement-breakpoint
CREATE INDEX "realties_dearest" ON "realties" USING btree ("price","id","visible");--> statement-breakpoint
CREATE INDEX "realties_cheapest" ON "realties" USING btree ("price","id" DESC NULLS FIRST,"visible");--> statement-breakpoint
CREATE INDEX "realties_price_terms" ON "realties" USING gin (banded_terms("terms", price_band("price"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "realties_price_place" ON "realties" USING btree (price_band("price"),"public_lat","public_lng");