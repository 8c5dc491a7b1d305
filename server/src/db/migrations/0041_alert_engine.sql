CREATE TABLE "alert_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"zone" text DEFAULT 'America/Vancouver' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_subjects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"alert_id" integer,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"mail" text,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "facts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "places" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_preferences" ADD CONSTRAINT "alert_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_subjects_due" ON "alert_subjects" USING btree ("due_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_same" ON "notifications" USING btree ("user_id","topic","subject");--> statement-breakpoint
CREATE INDEX "notifications_member" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("mail","user_id","id") WHERE "notifications"."mail" is not null;--> statement-breakpoint
CREATE INDEX "notifications_alert" ON "notifications" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alerts_key" ON "alerts" USING btree ("topic","key") WHERE not "alerts"."paused";--> statement-breakpoint
CREATE INDEX "alerts_unkeyed" ON "alerts" USING btree ("id") WHERE "alerts"."key" is null;
--> statement-breakpoint
-- Whatever makes something public, also a process of the version before, lets it find its alerts once its transaction is committed.
CREATE FUNCTION alert_realty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alert_subjects" ("topic", "subject") VALUES ('realties', NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION alert_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alert_subjects" ("topic", "subject") VALUES ('posts', NEW."id");
  INSERT INTO "alert_subjects" ("topic", "subject")
    SELECT 'flyer_items', "id" FROM "flyer_items" WHERE "post_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION alert_flyer_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alert_subjects" ("topic", "subject") VALUES ('flyer_items', NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER alert_insert AFTER INSERT ON "realties" FOR EACH ROW WHEN (NEW."visible") EXECUTE FUNCTION alert_realty();
--> statement-breakpoint
CREATE TRIGGER alert_update AFTER UPDATE OF "visible" ON "realties" FOR EACH ROW WHEN (NEW."visible" AND NOT OLD."visible") EXECUTE FUNCTION alert_realty();
--> statement-breakpoint
-- 0 is what is published.
CREATE TRIGGER alert_insert AFTER INSERT ON "posts" FOR EACH ROW WHEN (NEW."status" = 0) EXECUTE FUNCTION alert_post();
--> statement-breakpoint
CREATE TRIGGER alert_update AFTER UPDATE OF "status" ON "posts" FOR EACH ROW WHEN (NEW."status" = 0 AND OLD."status" <> 0) EXECUTE FUNCTION alert_post();
--> statement-breakpoint
-- Of a flyer that is not published yet the job finds nothing, and its post queues it again.
CREATE TRIGGER alert_insert AFTER INSERT ON "flyer_items" FOR EACH ROW EXECUTE FUNCTION alert_flyer_item();
