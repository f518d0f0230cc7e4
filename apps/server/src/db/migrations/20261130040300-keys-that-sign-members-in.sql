-- The API key, or the client with a secret, that a member's tokens were issued to; null: to the member themselves. They end
-- with the key.
alter table token_families add column issued_by_key_id uuid;
create index token_families_issued_by_key_id_idx on token_families (site_id, issued_by_key_id)
  where issued_by_key_id is not null and revoked_at is null;
