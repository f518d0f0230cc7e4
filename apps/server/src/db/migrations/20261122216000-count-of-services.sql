-- How many services a site has stands beside every page of them: counted in an index that holds nothing else.
create index services_live_idx on services (site_id) where deleted_at is null;
