-- Counts and searches by facts read an index alone, but for listings on pages that have changed since the last vacuum.
-- With changes all over the table, after a tenth of its rows two of five pages have.
ALTER TABLE "realties" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
