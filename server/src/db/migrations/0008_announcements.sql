-- What the triggers of the tables call: sends the tags of changed rows when the transaction commits.
-- Of many rows the whole table is announced instead. NOTIFY takes less than 8,000 bytes.
CREATE FUNCTION announce(changed_table text, changed_rows bigint, tags text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changed_rows = 0 THEN RETURN; END IF;
  IF changed_rows <= 50 AND octet_length(tags) < 7900 THEN
    PERFORM pg_notify('hanca_changes', changed_table || ',' || tags);
  ELSE
    PERFORM pg_notify('hanca_changes', changed_table || ',' || changed_table || ':*');
  END IF;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['businesses:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['businesses:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "title", "region_id", "address", "phone", "images", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "title", "region_id", "address", "phone", "images", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "title", "region_id", "address", "phone", "images", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "title", "region_id", "address", "phone", "images", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['businesses:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('businesses', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "businesses" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_businesses();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "businesses" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_businesses();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "businesses" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_businesses();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "businesses" FOR EACH STATEMENT EXECUTE FUNCTION announce_businesses();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_categories() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['categories:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['categories:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "value", "title", "pid", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "value", "title", "pid", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "value", "title", "pid", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "value", "title", "pid", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['categories:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('categories', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "categories" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_categories();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "categories" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_categories();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "categories" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_categories();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION announce_categories();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_coupons() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['coupons:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['coupons:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "title", "region_id", "biz_id", "code", "type", "discount", "max_discount", "min_order", "total_quantity", "issued_quantity", "per_member", "user_level", "use_label", "issue_label", "content", "images", "thumbnail", "start_at", "end_at", "is_active", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "title", "region_id", "biz_id", "code", "type", "discount", "max_discount", "min_order", "total_quantity", "issued_quantity", "per_member", "user_level", "use_label", "issue_label", "content", "images", "thumbnail", "start_at", "end_at", "is_active", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "title", "region_id", "biz_id", "code", "type", "discount", "max_discount", "min_order", "total_quantity", "issued_quantity", "per_member", "user_level", "use_label", "issue_label", "content", "images", "thumbnail", "start_at", "end_at", "is_active", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "title", "region_id", "biz_id", "code", "type", "discount", "max_discount", "min_order", "total_quantity", "issued_quantity", "per_member", "user_level", "use_label", "issue_label", "content", "images", "thumbnail", "start_at", "end_at", "is_active", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['coupons:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('coupons', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "coupons" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_coupons();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "coupons" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_coupons();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "coupons" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_coupons();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "coupons" FOR EACH STATEMENT EXECUTE FUNCTION announce_coupons();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_headlines() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['headlines:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['headlines:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "post_id", "map_type", "order", "region_id" FROM new_rows EXCEPT SELECT "id", "post_id", "map_type", "order", "region_id" FROM old_rows)
      UNION ALL
      (SELECT "id", "post_id", "map_type", "order", "region_id" FROM old_rows EXCEPT SELECT "id", "post_id", "map_type", "order", "region_id" FROM new_rows)
    ) AS rows, unnest(ARRAY['headlines:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('headlines', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "headlines" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_headlines();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "headlines" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_headlines();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "headlines" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_headlines();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "headlines" FOR EACH STATEMENT EXECUTE FUNCTION announce_headlines();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_notices() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['notices:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['notices:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "title", "region_id", "content", "pinned", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "title", "region_id", "content", "pinned", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "title", "region_id", "content", "pinned", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "title", "region_id", "content", "pinned", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['notices:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('notices', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "notices" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_notices();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "notices" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_notices();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "notices" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_notices();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "notices" FOR EACH STATEMENT EXECUTE FUNCTION announce_notices();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_posts() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['posts:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['posts:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "title", "post_type", "category_id", "region_id", "images", "thumbnail", "content", "content_html", "excerpt", "tags", "status", "content_type", "lat", "lng", "options", "tx_type", "user_id", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "title", "post_type", "category_id", "region_id", "images", "thumbnail", "content", "content_html", "excerpt", "tags", "status", "content_type", "lat", "lng", "options", "tx_type", "user_id", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "title", "post_type", "category_id", "region_id", "images", "thumbnail", "content", "content_html", "excerpt", "tags", "status", "content_type", "lat", "lng", "options", "tx_type", "user_id", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "title", "post_type", "category_id", "region_id", "images", "thumbnail", "content", "content_html", "excerpt", "tags", "status", "content_type", "lat", "lng", "options", "tx_type", "user_id", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['posts:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('posts', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "posts" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_posts();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "posts" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_posts();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "posts" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_posts();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "posts" FOR EACH STATEMENT EXECUTE FUNCTION announce_posts();
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
      (SELECT "id", "user_id", "title", "region_id", "city_id", "re_type", "tx_type", "price", "previous_price", "bedroom", "bathroom", "area", "public_address", "public_lat", "public_lng", "images", "content", "furnished", "parking", "parking_fee", "facing", "build_year", "options", "availability", "available_from", "available_date", "min_term_months", "deposit", "utilities", "pets", "smoking", "laundry", "storey", "room_kind", "housemates", "house_rules", "phone", "status", "visible", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "user_id", "title", "region_id", "city_id", "re_type", "tx_type", "price", "previous_price", "bedroom", "bathroom", "area", "public_address", "public_lat", "public_lng", "images", "content", "furnished", "parking", "parking_fee", "facing", "build_year", "options", "availability", "available_from", "available_date", "min_term_months", "deposit", "utilities", "pets", "smoking", "laundry", "storey", "room_kind", "housemates", "house_rules", "phone", "status", "visible", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "user_id", "title", "region_id", "city_id", "re_type", "tx_type", "price", "previous_price", "bedroom", "bathroom", "area", "public_address", "public_lat", "public_lng", "images", "content", "furnished", "parking", "parking_fee", "facing", "build_year", "options", "availability", "available_from", "available_date", "min_term_months", "deposit", "utilities", "pets", "smoking", "laundry", "storey", "room_kind", "housemates", "house_rules", "phone", "status", "visible", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "user_id", "title", "region_id", "city_id", "re_type", "tx_type", "price", "previous_price", "bedroom", "bathroom", "area", "public_address", "public_lat", "public_lng", "images", "content", "furnished", "parking", "parking_fee", "facing", "build_year", "options", "availability", "available_from", "available_date", "min_term_months", "deposit", "utilities", "pets", "smoking", "laundry", "storey", "room_kind", "housemates", "house_rules", "phone", "status", "visible", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['realties:' || "id", 'realties@user:' || "user_id", 'realties@region:' || "region_id", 'realties@city:' || "city_id"]) AS named(tag);
  END IF;
  PERFORM announce('realties', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "realties" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_realties();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "realties" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_realties();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "realties" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_realties();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "realties" FOR EACH STATEMENT EXECUTE FUNCTION announce_realties();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_users() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['users:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['users:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "name", "created_at" FROM new_rows EXCEPT SELECT "id", "name", "created_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "name", "created_at" FROM old_rows EXCEPT SELECT "id", "name", "created_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['users:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('users', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "users" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_users();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "users" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_users();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "users" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_users();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION announce_users();
