-- A series: meetings of a class or course, or blocked time, repeated weekly on the weekday of its start.
create table session_rules (
  site_id uuid not null,
  id uuid not null,
  schedule_id uuid not null,
  -- null: blocked time
  service_id uuid,
  title text not null default '',
  note text,
  time_zone text not null,
  -- wall time of the first start
  local_start text not null,
  duration_minutes integer not null,
  interval_weeks integer not null default 1,
  -- last local day on which it may start; null: without end
  until_date date,
  resource_ids uuid[] not null default '{}',
  location_type text,
  location_id uuid,
  capacity integer,
  transparency text not null default 'BUSY',
  overlap_allowed boolean not null default false,
  -- sessions exist as rows up to here; the top-up goes on from it
  expanded_until date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint session_rules_pkey primary key (site_id, id),
  constraint session_rules_site_id_schedule_id_fkey foreign key (site_id, schedule_id) references schedules (site_id, id),
  constraint session_rules_duration_check check (duration_minutes between 1 and 44640),
  constraint session_rules_interval_check check (interval_weeks between 1 and 52),
  constraint session_rules_transparency_check check (transparency in ('BUSY', 'FREE'))
);
-- rules whose rows end before the horizon
create index session_rules_expanded_until_idx on session_rules (expanded_until);

alter table sessions
  add column revision bigint not null default 1,
  add column event_sequence bigint not null default 0,
  add column note text,
  -- who leads it and what it uses, whether or not it takes their time
  add column resource_ids uuid[] not null default '{}',
  -- differs from what its rule says
  add column changed boolean not null default false,
  -- put over something else by decision
  add column double_booked boolean not null default false;
alter table sessions add constraint sessions_site_id_rule_id_fkey foreign key (site_id, rule_id) references session_rules (site_id, id);
-- one meeting for each start a rule gives, however often it is expanded
create unique index sessions_rule_id_original_local_start_key on sessions (site_id, rule_id, original_local_start) where rule_id is not null;
-- a day of the calendar, and the timetable of all classes
create index sessions_starts_at_idx on sessions (site_id, starts_at);
