CREATE TABLE "golf_joins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "golf_joins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"tee_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"seats" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"green_fee" numeric(6, 2),
	"handicap_min" integer,
	"handicap_max" integer,
	"pace" text NOT NULL,
	"note" text NOT NULL,
	"contact" text NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "golf_joins_seats" CHECK ("golf_joins"."taken" between 0 and "golf_joins"."seats")
);
--> statement-breakpoint
CREATE TABLE "golf_requests" (
	"join_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"marked_host_at" timestamp (3) with time zone,
	"marked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "golf_requests_join_id_user_id_pk" PRIMARY KEY("join_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "golf_join_id" integer;--> statement-breakpoint
ALTER TABLE "golf_joins" ADD CONSTRAINT "golf_joins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golf_joins" ADD CONSTRAINT "golf_joins_course_id_golf_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."golf_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golf_requests" ADD CONSTRAINT "golf_requests_join_id_golf_joins_id_fk" FOREIGN KEY ("join_id") REFERENCES "public"."golf_joins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golf_requests" ADD CONSTRAINT "golf_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "golf_joins_tee" ON "golf_joins" USING btree ("tee_at","id");--> statement-breakpoint
CREATE INDEX "golf_joins_user" ON "golf_joins" USING btree ("user_id","tee_at");--> statement-breakpoint
CREATE INDEX "golf_joins_course" ON "golf_joins" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "golf_requests_user" ON "golf_requests" USING btree ("user_id","join_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_golf_join_id_golf_joins_id_fk" FOREIGN KEY ("golf_join_id") REFERENCES "public"."golf_joins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_golf_join_user" ON "reports" USING btree ("golf_join_id","user_id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_golf_joins() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['golf_joins:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['golf_joins:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "user_id", "course_id", "tee_at", "closes_at", "seats", "taken", "green_fee", "handicap_min", "handicap_max", "pace", "note", "cancelled_at", "hidden_reason", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "user_id", "course_id", "tee_at", "closes_at", "seats", "taken", "green_fee", "handicap_min", "handicap_max", "pace", "note", "cancelled_at", "hidden_reason", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "user_id", "course_id", "tee_at", "closes_at", "seats", "taken", "green_fee", "handicap_min", "handicap_max", "pace", "note", "cancelled_at", "hidden_reason", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "user_id", "course_id", "tee_at", "closes_at", "seats", "taken", "green_fee", "handicap_min", "handicap_max", "pace", "note", "cancelled_at", "hidden_reason", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['golf_joins:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('golf_joins', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "golf_joins" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_golf_joins();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "golf_joins" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_golf_joins();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "golf_joins" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_golf_joins();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "golf_joins" FOR EACH STATEMENT EXECUTE FUNCTION announce_golf_joins();
