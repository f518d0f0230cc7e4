-- How the business takes bookings, as integrators write it: what is no setting of ours is given back as written.
create table bookings_settings (
  site_id uuid not null constraint bookings_settings_site_id_fkey references sites (id),
  revision bigint not null default 1,
  event_sequence bigint not null default 0,
  settings jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint bookings_settings_pkey primary key (site_id)
);
