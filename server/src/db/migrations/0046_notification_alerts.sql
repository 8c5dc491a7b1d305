ALTER TABLE "notifications" DROP CONSTRAINT "notifications_alert_id_alerts_id_fk";
--> statement-breakpoint
DROP INDEX "notifications_alert";