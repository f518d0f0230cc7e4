-- What parts of names are looked for in: small letters, made once.
alter table services add column lower_name text not null generated always as (lower(name)) stored;
-- lists by part of a name, told from the index alone
create index services_lower_name_idx on services (site_id, lower_name, type) where deleted_at is null;

-- The setting of the function below is known once its extension is loaded.
select word_similarity('', '');

-- Services of a name that holds a word, by its pattern, or something much like it. The operator asks the index, where
-- `word_similarity` would ask every name; how much alike is a setting, which the function brings along.
create function services_named_like(site uuid, word text, pattern text) returns setof uuid
  language plpgsql stable parallel safe set pg_trgm.word_similarity_threshold = 0.45
as $$
begin
  return query select services.id from services
    where services.site_id = site and services.deleted_at is null
      and (services.search_name like pattern or word <% services.search_name);
end
$$;
