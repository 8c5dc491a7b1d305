-- PostgreSQL's default: what is written waits in a list of the index, which searches read besides and a later write empties.
ALTER INDEX "realties_by_terms" RESET (fastupdate);
