-- misspelt words find what they mean: `word_similarity`
create extension if not exists pg_trgm;

-- What the search of services looks through: the name without capitals and accents.
alter table services add column search_name text not null generated always as (folded(name)) stored;
-- words inside names
create index services_search_name_idx on services using gin (search_name gin_trgm_ops);
-- lists by name
create index services_name_idx on services (site_id, name, id) where deleted_at is null;
