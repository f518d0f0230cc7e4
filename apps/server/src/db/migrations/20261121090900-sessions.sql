-- One scheduled meeting: an appointment, a class meeting, blocked time.
create table sessions (
  site_id uuid not null,
  id uuid not null,
  schedule_id uuid not null,
  -- null: blocked time
  service_id uuid,
  title text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  -- wall time of the start in time_zone, for the day zone rules change
  local_start text not null,
  status text not null default 'CONFIRMED',
  transparency text not null default 'BUSY',
  location_type text,
  location_id uuid,
  capacity integer,
  -- recurring sessions: their rule and the start the rule gave them
  rule_id uuid,
  original_local_start text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint sessions_pkey primary key (site_id, id),
  constraint sessions_site_id_schedule_id_fkey foreign key (site_id, schedule_id) references schedules (site_id, id),
  constraint sessions_times_check check (ends_at > starts_at),
  constraint sessions_status_check check (status in ('CONFIRMED', 'CANCELLED')),
  constraint sessions_transparency_check check (transparency in ('BUSY', 'FREE'))
);
-- sessions of a schedule in time order
create index sessions_schedule_id_idx on sessions (site_id, schedule_id, starts_at);

-- Everything that takes time, a row per resource, buffers included.
create table occupancies (
  site_id uuid not null,
  id uuid not null,
  resource_id uuid not null,
  during tstzrange not null,
  session_id uuid,
  hold_id uuid,
  hold_until timestamptz,
  overlap_allowed boolean not null default false,
  constraint occupancies_pkey primary key (site_id, id),
  constraint occupancies_site_id_resource_id_fkey foreign key (site_id, resource_id) references resources (site_id, id),
  constraint occupancies_site_id_session_id_fkey foreign key (site_id, session_id) references sessions (site_id, id),
  constraint occupancies_owner_check check ((session_id is null) <> (hold_id is null)),
  constraint occupancies_hold_check check ((hold_id is null) = (hold_until is null)),
  constraint occupancies_during_check check (not isempty(during) and lower(during) is not null and upper(during) is not null),
  -- the last word: one resource is in one place at a time, unless staff decided otherwise
  constraint occupancies_resource_id_during_excl exclude using gist (site_id with =, resource_id with =, during with &&) where (not overlap_allowed)
);
-- a month of busy time is read through this, two to three times faster than through the exclusion's index
create index occupancies_resource_id_starts_at_idx on occupancies (site_id, resource_id, lower(during));
create index occupancies_session_id_idx on occupancies (site_id, session_id);
create index occupancies_hold_id_idx on occupancies (site_id, hold_id);
-- the sweep of lapsed holds
create index occupancies_hold_until_idx on occupancies (hold_until) where hold_until is not null;

-- Seats of a class session or a course's schedule.
create table seats (
  site_id uuid not null constraint seats_site_id_fkey references sites (id),
  -- session id of a class, schedule id of a course
  scope_id uuid not null,
  capacity integer not null,
  taken integer not null default 0,
  held integer not null default 0,
  offered integer not null default 0,
  -- what overrides and lowered capacities put above capacity
  over integer not null default 0,
  constraint seats_pkey primary key (site_id, scope_id),
  constraint seats_counts_check check (capacity >= 0 and taken >= 0 and held >= 0 and offered >= 0 and over >= 0),
  -- the last word on the last seat
  constraint seats_capacity_check check (taken + held + offered - over <= capacity)
);

-- A place kept for someone who is filling in the form.
create table holds (
  site_id uuid not null constraint holds_site_id_fkey references sites (id),
  id uuid not null,
  -- who keeps it: visitor, member or user id
  owner_type text not null,
  owner_id uuid not null,
  address_hash bytea not null,
  -- groups the moves of one checkout
  checkout_id uuid not null,
  service_id uuid not null,
  session_id uuid,
  seats integer not null default 0,
  resource_ids uuid[] not null default '{}',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  -- the slot as it was chosen, in the wire's shape
  slot jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint holds_pkey primary key (site_id, id),
  constraint holds_site_id_service_id_fkey foreign key (site_id, service_id) references services (site_id, id)
);
alter table occupancies add constraint occupancies_site_id_hold_id_fkey foreign key (site_id, hold_id) references holds (site_id, id);
-- limits per visitor and per network address
create index holds_owner_id_idx on holds (site_id, owner_type, owner_id, expires_at);
create index holds_address_hash_idx on holds (site_id, address_hash, expires_at);
