CREATE TABLE "post_views" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "job" jsonb;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "post_id" integer;--> statement-breakpoint
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_post_user" ON "reports" USING btree ("post_id","user_id");
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
      (SELECT "id", "title", "post_type", "category_id", "region_id", "images", "thumbnail", "content", "content_html", "excerpt", "tags", "status", "content_type", "lat", "lng", "options", "tx_type", "job", "user_id", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "title", "post_type", "category_id", "region_id", "images", "thumbnail", "content", "content_html", "excerpt", "tags", "status", "content_type", "lat", "lng", "options", "tx_type", "job", "user_id", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "title", "post_type", "category_id", "region_id", "images", "thumbnail", "content", "content_html", "excerpt", "tags", "status", "content_type", "lat", "lng", "options", "tx_type", "job", "user_id", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "title", "post_type", "category_id", "region_id", "images", "thumbnail", "content", "content_html", "excerpt", "tags", "status", "content_type", "lat", "lng", "options", "tx_type", "job", "user_id", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['posts:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('posts', changed, tags);
  RETURN NULL;
END
$$;
