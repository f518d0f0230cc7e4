-- Owner of working hours and sessions: of a service, a resource, a location or the business.
create table schedules (
  site_id uuid not null constraint schedules_site_id_fkey references sites (id),
  id uuid not null,
  kind text not null,
  name text not null default '',
  time_zone text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint schedules_pkey primary key (site_id, id),
  constraint schedules_kind_check check (kind in ('SERVICE', 'RESOURCE', 'LOCATION', 'BUSINESS'))
);

-- Weekly hours as wall times; closing may pass midnight (up to 48 h from the start of the opening day).
create table working_hour_rules (
  site_id uuid not null,
  id uuid not null,
  schedule_id uuid not null,
  weekday smallint not null,
  opens_minute smallint not null,
  closes_minute smallint not null,
  -- null: at every location
  location_id uuid,
  valid_from date,
  valid_until date,
  constraint working_hour_rules_pkey primary key (site_id, id),
  constraint working_hour_rules_site_id_schedule_id_fkey foreign key (site_id, schedule_id) references schedules (site_id, id),
  constraint working_hour_rules_weekday_check check (weekday between 1 and 7),
  constraint working_hour_rules_minutes_check check (opens_minute >= 0 and opens_minute < 1440 and closes_minute > opens_minute and closes_minute <= 2880)
);
create index working_hour_rules_schedule_id_idx on working_hour_rules (site_id, schedule_id);

-- A date that differs: its windows replace the weekly ones; none means closed.
create table working_hour_exceptions (
  site_id uuid not null,
  id uuid not null,
  schedule_id uuid not null,
  date date not null,
  location_id uuid,
  -- [{"opensMinute": 540, "closesMinute": 1020}]
  windows jsonb not null default '[]',
  reason text,
  constraint working_hour_exceptions_pkey primary key (site_id, id),
  constraint working_hour_exceptions_site_id_schedule_id_fkey foreign key (site_id, schedule_id) references schedules (site_id, id)
);
create index working_hour_exceptions_schedule_id_idx on working_hour_exceptions (site_id, schedule_id, date);
