-- Dear enough that no plan finds the terms of rows again, and not so dear that a search is parted among processes or compiled.
ALTER FUNCTION search_terms(text, text) PARALLEL RESTRICTED COST 1000;
