-- The key or provider that opened the sign-in which another key exchanged for these tokens: they end with either.
alter table token_families add column signed_in_by_key_id uuid;
-- revoking a key
create index token_families_signed_in_by_key_id_idx on token_families (site_id, signed_in_by_key_id)
  where signed_in_by_key_id is not null;
