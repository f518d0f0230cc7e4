-- The API key, or the client with a secret, that asked for a session token; null: its member signed in. What was opened or
-- prepared with the token ends with the key.
alter table session_tokens add column issued_by_key_id uuid;
alter table member_sessions add column issued_by_key_id uuid;
alter table redirect_sessions add column member_issued_by_key_id uuid;
alter table authorization_codes add column issued_by_key_id uuid;
-- revoking a key
create index session_tokens_issued_by_key_id_idx on session_tokens (site_id, issued_by_key_id)
  where issued_by_key_id is not null;
create index member_sessions_issued_by_key_id_idx on member_sessions (site_id, issued_by_key_id)
  where issued_by_key_id is not null;
create index redirect_sessions_member_issued_by_key_id_idx on redirect_sessions (site_id, member_issued_by_key_id)
  where member_issued_by_key_id is not null;
