create extension if not exists btree_gist;

-- One business. Everything else hangs on its id.
create table sites (
  id uuid not null constraint sites_pkey primary key,
  slug text not null constraint sites_slug_key unique,
  name text not null,
  tagline text not null default '',
  description text not null default '',
  brand_color text not null default '#1e5a4e',
  logo_url text,
  language text not null default 'en',
  languages text[] not null default '{en}',
  time_zone text not null,
  currency text not null,
  phone text,
  email text,
  address text,
  -- null: the grid step is the service's own length with its buffers
  slot_step_minutes integer,
  hold_minutes integer not null default 10,
  max_holds_per_visitor integer not null default 3,
  max_holds_per_address integer not null default 10,
  required_contact text[] not null default '{}',
  -- the address the owner confirmed for links in messages
  confirmed_url text,
  -- that of the owner's last signed-in request, when none is confirmed
  last_seen_url text,
  settings jsonb not null default '{}',
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint sites_slot_step_minutes_check check (slot_step_minutes between 1 and 1440),
  constraint sites_hold_minutes_check check (hold_minutes between 5 and 30)
);
-- one site answers where neither host nor path names another
create unique index sites_is_default_idx on sites (is_default) where is_default;

create table hosts (
  host text not null constraint hosts_pkey primary key,
  site_id uuid not null constraint hosts_site_id_fkey references sites (id)
);
