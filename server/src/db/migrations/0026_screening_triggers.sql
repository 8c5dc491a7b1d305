-- The order of creation is that of the ids.
DROP INDEX "realties_by_created_at";
--> statement-breakpoint
-- Whatever writes a listing or a message, also a process of the version before, lets it be screened once its transaction is committed.
CREATE FUNCTION screen_realty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "to_screen" ("realty_id") VALUES (NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION screen_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "to_screen" ("message_id") VALUES (NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER screen_insert AFTER INSERT ON "realties" FOR EACH ROW EXECUTE FUNCTION screen_realty();
--> statement-breakpoint
-- What its lister wrote, what homes are compared by, and what is offered again: one that had ended or was hidden was compared with others, and nothing more.
CREATE TRIGGER screen_update AFTER UPDATE OF "title", "content", "available_date", "housemates", "house_rules", "phone", "images", "price", "city_id", "re_type", "tx_type", "bedroom", "expires_at", "hidden_reason" ON "realties" FOR EACH ROW WHEN ((OLD."title", OLD."content", OLD."available_date", OLD."housemates", OLD."house_rules", OLD."phone", OLD."images", OLD."price", OLD."city_id", OLD."re_type", OLD."tx_type", OLD."bedroom", OLD."expires_at", OLD."hidden_reason") IS DISTINCT FROM (NEW."title", NEW."content", NEW."available_date", NEW."housemates", NEW."house_rules", NEW."phone", NEW."images", NEW."price", NEW."city_id", NEW."re_type", NEW."tx_type", NEW."bedroom", NEW."expires_at", NEW."hidden_reason")) EXECUTE FUNCTION screen_realty();
--> statement-breakpoint
CREATE TRIGGER screen_insert AFTER INSERT ON "messages" FOR EACH ROW EXECUTE FUNCTION screen_message();
