-- Variants of a service: one option (choices, people or lengths) and the price of each, in the wire's shape.
create table service_options (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  service_id uuid not null,
  -- [{"id", "type": "CUSTOM" | "STAFF_MEMBER" | "DURATION", ...}], one
  options jsonb not null,
  -- [{"choices": [{"optionId", "custom" | "staffMemberId" | "duration"}], "price": {"value", "currency"}}]
  variants jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint service_options_pkey primary key (site_id, id),
  constraint service_options_service_id_key unique (site_id, service_id),
  constraint service_options_site_id_service_id_fkey foreign key (site_id, service_id) references services (site_id, id)
);

create table add_ons (
  site_id uuid not null constraint add_ons_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  name text not null,
  -- minutes it adds to the appointment; null: it is counted instead
  duration_minutes integer,
  max_quantity integer,
  price jsonb,
  -- the rest in the wire's shape
  rest jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint add_ons_pkey primary key (site_id, id),
  constraint add_ons_kind_check check ((duration_minutes is null) <> (max_quantity is null)),
  constraint add_ons_duration_minutes_check check (duration_minutes between 1 and 1440),
  constraint add_ons_max_quantity_check check (max_quantity between 1 and 1000)
);

-- Add-ons offered with a service, group by group; the order of ids is the order shown.
create table add_on_groups (
  site_id uuid not null,
  id uuid not null,
  service_id uuid not null,
  name text not null default '',
  prompt text not null default '',
  -- null: as many as there are
  max_add_ons integer,
  add_on_ids uuid[] not null default '{}',
  position integer not null,
  constraint add_on_groups_pkey primary key (site_id, id),
  constraint add_on_groups_site_id_service_id_fkey foreign key (site_id, service_id) references services (site_id, id)
);
create index add_on_groups_service_id_idx on add_on_groups (site_id, service_id, position);

-- the order in which ranked staff are asked, lowest first or last as the policy says
alter table resources add column rank integer not null default 0;
-- at most this many appointments a local day; null: no limit
alter table resources add column max_bookings_per_day integer;
alter table resources add constraint resources_max_bookings_per_day_check check (max_bookings_per_day between 1 and 1000);

-- Where sessions with a link take place: `{eventId}` and `{bookingId}` stand for their ids.
alter table sites add column conferencing_template text;
