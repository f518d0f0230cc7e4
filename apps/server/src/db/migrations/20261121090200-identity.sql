-- Keys of this installation: access tokens (ES256), signed links (A256GCM), webhooks (RS256).
create table signing_keys (
  id text not null constraint signing_keys_pkey primary key,
  purpose text not null,
  algorithm text not null,
  private_jwk jsonb not null,
  public_jwk jsonb,
  created_at timestamptz not null,
  retired_at timestamptz,
  constraint signing_keys_purpose_check check (purpose in ('access', 'link', 'webhook'))
);

create table oauth_clients (
  site_id uuid not null constraint oauth_clients_site_id_fkey references sites (id),
  id uuid not null,
  name text not null,
  redirect_uris text[] not null default '{}',
  allowed_origins text[] not null default '{}',
  -- the client our own pages use
  first_party boolean not null default false,
  secret_hash bytea,
  created_at timestamptz not null,
  disabled_at timestamptz,
  constraint oauth_clients_pkey primary key (site_id, id)
);

-- A token call names only the client: this finds its site.
create table client_sites (
  client_id uuid not null constraint client_sites_pkey primary key,
  site_id uuid not null,
  constraint client_sites_site_id_client_id_fkey foreign key (site_id, client_id) references oauth_clients (site_id, id)
);

create table api_keys (
  site_id uuid not null constraint api_keys_site_id_fkey references sites (id),
  id uuid not null,
  name text not null,
  secret_hash bytea not null,
  -- null: every permission of this site
  permissions text[],
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  constraint api_keys_pkey primary key (site_id, id),
  constraint api_keys_secret_hash_key unique (site_id, secret_hash)
);

-- All tokens that descend from one sign-in or one anonymous grant.
create table token_families (
  site_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  role text not null,
  -- visitor id or member id
  subject_id uuid not null,
  visitor_id uuid,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint token_families_pkey primary key (site_id, id),
  constraint token_families_site_id_client_id_fkey foreign key (site_id, client_id) references oauth_clients (site_id, id),
  constraint token_families_role_check check (role in ('visitor', 'member'))
);
-- revoking everything of one person
create index token_families_subject_id_idx on token_families (site_id, subject_id);

create table refresh_tokens (
  site_id uuid not null,
  id uuid not null,
  family_id uuid not null,
  parent_id uuid,
  secret_hash bytea not null,
  created_at timestamptz not null,
  first_used_at timestamptz,
  superseded_at timestamptz,
  constraint refresh_tokens_pkey primary key (site_id, id),
  constraint refresh_tokens_secret_hash_key unique (site_id, secret_hash),
  constraint refresh_tokens_site_id_family_id_fkey foreign key (site_id, family_id) references token_families (site_id, id),
  constraint refresh_tokens_site_id_parent_id_fkey foreign key (site_id, parent_id) references refresh_tokens (site_id, id) on delete set null (parent_id)
);
-- walking a family when a child is used first
create index refresh_tokens_family_id_idx on refresh_tokens (site_id, family_id);
create index refresh_tokens_parent_id_idx on refresh_tokens (site_id, parent_id);

-- Counters of attempts that survive a restart.
create table rate_limits (
  site_id uuid not null,
  key text not null,
  window_started_at timestamptz not null,
  hits integer not null,
  constraint rate_limits_pkey primary key (site_id, key)
);
