-- What a front end's page is handed after somebody signed in, and exchanges for tokens; it reads <site>.<secret>. Taken by
-- one UPDATE … RETURNING; the row stays for a day, so that a second use is found out and ends what the first one gave.
create table authorization_codes (
  site_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  secret_hash bytea not null,
  member_id uuid not null,
  -- who the member was before signing in
  visitor_id uuid,
  -- the session in the browser it was given from
  member_session_id uuid,
  -- null: the request named none, and so does the exchange
  redirect_uri text,
  -- S256
  code_challenge text not null,
  -- whether a refresh token was asked for
  offline_access boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- the tokens it gave
  family_id uuid,
  constraint authorization_codes_pkey primary key (site_id, id),
  constraint authorization_codes_secret_hash_key unique (site_id, secret_hash),
  constraint authorization_codes_site_id_client_id_fkey foreign key (site_id, client_id) references oauth_clients (site_id, id)
);
-- the sweep of old codes
create index authorization_codes_expires_at_idx on authorization_codes (expires_at);

alter table token_families add column member_session_id uuid;
-- signing out ends what came from the session in the browser
create index token_families_member_session_id_idx on token_families (site_id, member_session_id)
  where member_session_id is not null;
