-- outside a transaction
-- Some at a time, so that nobody waits; those that are done already stay. What was written before is read.
DO $$
DECLARE
  last integer := 0;
  message record;
  found integer;
  n integer;
BEGIN
  LOOP
    n := 0;
    FOR message IN SELECT * FROM messages WHERE id > last ORDER BY id LIMIT 1000 LOOP
      n := n + 1;
      last := message.id;
      CONTINUE WHEN message.conversation_id IS NOT NULL;
      found := conversation_of(message.realty_id, message.from_user_id, message.to_user_id);
      UPDATE messages SET conversation_id = found WHERE id = message.id;
      UPDATE conversations SET last_message_id = greatest(last_message_id, message.id),
        lister_read_id = greatest(lister_read_id, message.id), asker_read_id = greatest(asker_read_id, message.id)
        WHERE id = found;
    END LOOP;
    EXIT WHEN n = 0;
    COMMIT;
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT IF EXISTS "messages_in_conversation";
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_in_conversation" CHECK ("conversation_id" IS NOT NULL) NOT VALID;
--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_in_conversation";
--> statement-breakpoint
-- With the check it need not read the table.
ALTER TABLE "messages" ALTER COLUMN "conversation_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_in_conversation";
--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_conversation_id_conversations_id_fk";
--> statement-breakpoint
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_conversation_id_conversations_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "messages_conversation";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "messages_conversation" ON "messages" USING btree ("conversation_id","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reports_conversation_user";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "reports_conversation_user" ON "reports" USING btree ("conversation_id","user_id");
