create table categories (
  site_id uuid not null constraint categories_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  name text not null,
  sort_order bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint categories_pkey primary key (site_id, id)
);

create table booking_policies (
  site_id uuid not null constraint booking_policies_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  name text not null default '',
  is_default boolean not null default false,
  -- the sub-policies in the wire's shape, complete
  rules jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint booking_policies_pkey primary key (site_id, id)
);
create unique index booking_policies_is_default_idx on booking_policies (site_id) where is_default;

create table services (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  event_sequence bigint not null default 0,
  type text not null,
  name text not null,
  description text,
  tag_line text,
  default_capacity integer not null,
  hidden boolean not null default false,
  -- may point to a category that is gone
  category_id uuid,
  sort_order bigint not null default 0,
  color text not null default 'verdigris',
  form_id uuid not null,
  booking_policy_id uuid not null,
  schedule_id uuid not null,
  main_slug text not null,
  main_slug_custom boolean not null default false,
  -- the rest in the wire's shape, given back as written
  online_booking jsonb not null,
  payment jsonb not null,
  conferencing jsonb not null default '{}',
  media jsonb not null default '{}',
  -- minutes; null for classes and courses
  duration_minutes integer,
  buffer_before_minutes integer not null default 0,
  buffer_after_minutes integer not null default 0,
  primary_resource_type_id uuid,
  app_id uuid,
  created_by_app_id uuid,
  rest jsonb not null default '{}',
  first_session_start timestamptz,
  last_session_end timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint services_pkey primary key (site_id, id),
  constraint services_site_id_form_id_fkey foreign key (site_id, form_id) references forms (site_id, id),
  constraint services_site_id_booking_policy_id_fkey foreign key (site_id, booking_policy_id) references booking_policies (site_id, id),
  constraint services_site_id_schedule_id_fkey foreign key (site_id, schedule_id) references schedules (site_id, id),
  constraint services_type_check check (type in ('APPOINTMENT', 'CLASS', 'COURSE')),
  constraint services_default_capacity_check check (default_capacity between 1 and 1000),
  constraint services_buffers_check check (buffer_before_minutes between 0 and 720 and buffer_after_minutes between 0 and 720)
);
-- default order of the list
create index services_created_at_idx on services (site_id, created_at, id) where deleted_at is null;
create index services_category_id_idx on services (site_id, category_id, sort_order) where deleted_at is null;
create index services_schedule_id_idx on services (site_id, schedule_id);

-- Every address a service ever had; deleting the service frees them.
create table service_slugs (
  site_id uuid not null,
  slug text not null,
  service_id uuid not null,
  custom boolean not null default false,
  created_at timestamptz not null,
  constraint service_slugs_pkey primary key (site_id, slug),
  constraint service_slugs_site_id_service_id_fkey foreign key (site_id, service_id) references services (site_id, id)
);
create index service_slugs_service_id_idx on service_slugs (site_id, service_id);

create table service_staff (
  site_id uuid not null,
  service_id uuid not null,
  resource_id uuid not null,
  position integer not null,
  constraint service_staff_pkey primary key (site_id, service_id, resource_id),
  constraint service_staff_site_id_service_id_fkey foreign key (site_id, service_id) references services (site_id, id),
  constraint service_staff_site_id_resource_id_fkey foreign key (site_id, resource_id) references resources (site_id, id)
);
create index service_staff_resource_id_idx on service_staff (site_id, resource_id);

-- Resource types a slot needs beside staff; no ids means any resource of the type.
create table service_resource_types (
  site_id uuid not null,
  service_id uuid not null,
  resource_type_id uuid not null,
  resource_ids uuid[] not null default '{}',
  position integer not null,
  constraint service_resource_types_pkey primary key (site_id, service_id, resource_type_id),
  constraint service_resource_types_site_id_service_id_fkey foreign key (site_id, service_id) references services (site_id, id),
  constraint service_resource_types_site_id_resource_type_id_fkey foreign key (site_id, resource_type_id) references resource_types (site_id, id)
);

create table service_locations (
  site_id uuid not null,
  service_id uuid not null,
  id uuid not null,
  position integer not null,
  type text not null,
  -- set for type BUSINESS
  location_id uuid,
  -- the address of type CUSTOM, as written
  custom jsonb,
  constraint service_locations_pkey primary key (site_id, service_id, id),
  constraint service_locations_site_id_service_id_fkey foreign key (site_id, service_id) references services (site_id, id),
  constraint service_locations_site_id_location_id_fkey foreign key (site_id, location_id) references locations (site_id, id),
  constraint service_locations_type_check check (type in ('BUSINESS', 'CUSTOM', 'CUSTOMER'))
);
create index service_locations_location_id_idx on service_locations (site_id, location_id);
