-- The way of a customer from a front end to a page of ours and back; whoever opens it first has it from then on. Its
-- secret reads <site>.<secret>.
create table redirect_sessions (
  site_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  secret_hash bytea not null,
  kind text not null,
  -- where it leads among the pages, without the site's prefix; null: signing in or out
  target text,
  -- the authorization that was asked for
  auth_request jsonb,
  callbacks jsonb not null default '{}',
  -- goes along to the page
  query jsonb not null default '{}',
  -- who asked: the page takes them for the same person; null: for somebody new
  visitor_id uuid,
  -- the sign-in that asked; signing out ends it
  family_id uuid,
  -- the page that asked: the only one that is told in messages
  page_origin text,
  -- whom the session token of the request stood for, and who they were before
  member_id uuid,
  member_visitor_id uuid,
  member_session_id uuid,
  created_at timestamptz not null,
  -- from then on it cannot be opened; once it is open, not used any more
  expires_at timestamptz not null,
  opened_at timestamptz,
  -- the browser it was opened in
  browser_hash bytea,
  completed_at timestamptz,
  constraint redirect_sessions_pkey primary key (site_id, id),
  constraint redirect_sessions_secret_hash_key unique (site_id, secret_hash),
  constraint redirect_sessions_site_id_client_id_fkey foreign key (site_id, client_id) references oauth_clients (site_id, id),
  constraint redirect_sessions_kind_check check (kind in ('PAGE', 'LOGIN', 'LOGOUT', 'AUTH'))
);
-- what a browser is on the way with
create index redirect_sessions_browser_hash_idx on redirect_sessions (site_id, browser_hash) where browser_hash is not null;
-- the sweep
create index redirect_sessions_expires_at_idx on redirect_sessions (expires_at);
