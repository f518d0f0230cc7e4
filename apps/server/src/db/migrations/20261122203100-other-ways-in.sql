-- A code and a link that were mailed to sign in with. An address nobody has gets a row as well, and no letter.
create table mailed_sign_ins (
  site_id uuid not null constraint mailed_sign_ins_site_id_fkey references sites (id),
  id uuid not null,
  -- null: nobody has the address, or may sign in with it
  member_id uuid,
  -- what the page that asked goes on with
  request_hash bytea not null,
  link_hash bytea not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  constraint mailed_sign_ins_pkey primary key (site_id, id),
  constraint mailed_sign_ins_request_hash_key unique (site_id, request_hash),
  constraint mailed_sign_ins_link_hash_key unique (site_id, link_hash),
  constraint mailed_sign_ins_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id)
);
-- what a member has under way ends when they are done
create index mailed_sign_ins_member_id_idx on mailed_sign_ins (site_id, member_id);
-- the sweep
create index mailed_sign_ins_expires_at_idx on mailed_sign_ins (expires_at);

-- Others who tell us who somebody is (OpenID Connect).
create table sign_in_providers (
  site_id uuid not null constraint sign_in_providers_site_id_fkey references sites (id),
  id uuid not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  -- sealed
  client_secret bytea,
  scopes text[] not null,
  enabled boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint sign_in_providers_pkey primary key (site_id, id)
);

-- Whom a provider means: one of its people is one member, whatever their address becomes.
create table provider_identities (
  site_id uuid not null,
  provider_id uuid not null,
  subject text not null,
  member_id uuid not null,
  created_at timestamptz not null,
  constraint provider_identities_pkey primary key (site_id, provider_id, subject),
  constraint provider_identities_site_id_provider_id_fkey foreign key (site_id, provider_id)
    references sign_in_providers (site_id, id),
  constraint provider_identities_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id)
);
-- the ways in of a member
create index provider_identities_member_id_idx on provider_identities (site_id, member_id);
