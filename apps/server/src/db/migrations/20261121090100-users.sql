-- A person who works at one or more businesses.
create table users (
  id uuid not null constraint users_pkey primary key,
  email text not null,
  name text not null,
  password_hash text,
  language text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- signing in asks by e-mail, whatever the case
create unique index users_email_key on users (lower(email));

create table site_users (
  site_id uuid not null constraint site_users_site_id_fkey references sites (id),
  user_id uuid not null constraint site_users_user_id_fkey references users (id),
  role text not null,
  -- the resources whose calendar a person of role staff sees; empty for everyone else
  resource_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  constraint site_users_pkey primary key (site_id, user_id),
  constraint site_users_role_check check (role in ('owner', 'manager', 'receptionist', 'staff', 'viewer'))
);
-- the switcher lists a person's businesses
create index site_users_user_id_idx on site_users (user_id);

-- A signed-in browser of a person who works here; the cookie reads <site>.<secret>.
create table staff_sessions (
  site_id uuid not null,
  id uuid not null,
  user_id uuid not null constraint staff_sessions_user_id_fkey references users (id),
  secret_hash bytea not null,
  csrf_secret bytea not null,
  user_agent text,
  address text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  constraint staff_sessions_pkey primary key (site_id, id),
  constraint staff_sessions_secret_hash_key unique (site_id, secret_hash)
);
-- the retention job and "sign out everywhere"
create index staff_sessions_user_id_idx on staff_sessions (user_id);

-- The one-time token with which the first visitor of an empty installation becomes owner.
create table site_claims (
  site_id uuid not null constraint site_claims_site_id_fkey references sites (id),
  secret_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  constraint site_claims_pkey primary key (site_id, secret_hash)
);
