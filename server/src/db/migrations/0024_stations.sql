ALTER TABLE "realties" ADD COLUMN "station_metres" integer;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_realties() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['realties:' || "id", 'realties@user:' || "user_id", 'realties@region:' || "region_id", 'realties@city:' || "city_id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['realties:' || "id", 'realties@user:' || "user_id", 'realties@region:' || "region_id", 'realties@city:' || "city_id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "user_id", "title", "region_id", "city_id", "re_type", "tx_type", "price", "previous_price", "price_since", "bedroom", "bathroom", "area", "public_address", "public_lat", "public_lng", "station_metres", "images", "content", "furnished", "parking", "parking_fee", "facing", "build_year", "options", "absent", "availability", "available_from", "available_date", "min_term_months", "deposit", "utilities", "utilities_included", "utilities_fee", "pets", "smoking", "laundry", "storey", "room_kind", "bath_kind", "women_only", "housemates", "house_rules", "phone", "status", "confirmed_at", "inquired_at", "unconfirmed", "visible", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "user_id", "title", "region_id", "city_id", "re_type", "tx_type", "price", "previous_price", "price_since", "bedroom", "bathroom", "area", "public_address", "public_lat", "public_lng", "station_metres", "images", "content", "furnished", "parking", "parking_fee", "facing", "build_year", "options", "absent", "availability", "available_from", "available_date", "min_term_months", "deposit", "utilities", "utilities_included", "utilities_fee", "pets", "smoking", "laundry", "storey", "room_kind", "bath_kind", "women_only", "housemates", "house_rules", "phone", "status", "confirmed_at", "inquired_at", "unconfirmed", "visible", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "user_id", "title", "region_id", "city_id", "re_type", "tx_type", "price", "previous_price", "price_since", "bedroom", "bathroom", "area", "public_address", "public_lat", "public_lng", "station_metres", "images", "content", "furnished", "parking", "parking_fee", "facing", "build_year", "options", "absent", "availability", "available_from", "available_date", "min_term_months", "deposit", "utilities", "utilities_included", "utilities_fee", "pets", "smoking", "laundry", "storey", "room_kind", "bath_kind", "women_only", "housemates", "house_rules", "phone", "status", "confirmed_at", "inquired_at", "unconfirmed", "visible", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "user_id", "title", "region_id", "city_id", "re_type", "tx_type", "price", "previous_price", "price_since", "bedroom", "bathroom", "area", "public_address", "public_lat", "public_lng", "station_metres", "images", "content", "furnished", "parking", "parking_fee", "facing", "build_year", "options", "absent", "availability", "available_from", "available_date", "min_term_months", "deposit", "utilities", "utilities_included", "utilities_fee", "pets", "smoking", "laundry", "storey", "room_kind", "bath_kind", "women_only", "housemates", "house_rules", "phone", "status", "confirmed_at", "inquired_at", "unconfirmed", "visible", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['realties:' || "id", 'realties@user:' || "user_id", 'realties@region:' || "region_id", 'realties@city:' || "city_id"]) AS named(tag);
  END IF;
  PERFORM announce('realties', changed, tags);
  RETURN NULL;
END
$$;
