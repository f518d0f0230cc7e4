create table resource_types (
  site_id uuid not null constraint resource_types_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  name text not null,
  -- the type of staff members, made with the site
  is_staff boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint resource_types_pkey primary key (site_id, id)
);
create unique index resource_types_name_key on resource_types (site_id, lower(name));
create unique index resource_types_is_staff_idx on resource_types (site_id) where is_staff;

-- What a slot uses up: a person, a room, a machine.
create table resources (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  type_id uuid,
  name text not null,
  status text not null default 'ACTIVE',
  approval_status text not null default 'APPROVED',
  -- sessions of this resource
  schedule_id uuid not null,
  -- null: available round the clock at its locations
  working_hours_schedule_id uuid,
  -- empty: every location
  location_ids uuid[] not null default '{}',
  -- bumped by every taking and every edit of hours, time off or sessions
  calendar_version bigint not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint resources_pkey primary key (site_id, id),
  constraint resources_site_id_type_id_fkey foreign key (site_id, type_id) references resource_types (site_id, id),
  constraint resources_site_id_schedule_id_fkey foreign key (site_id, schedule_id) references schedules (site_id, id),
  constraint resources_site_id_working_hours_schedule_id_fkey foreign key (site_id, working_hours_schedule_id) references schedules (site_id, id),
  constraint resources_status_check check (status in ('ACTIVE', 'INACTIVE')),
  constraint resources_approval_status_check check (approval_status in ('PENDING', 'APPROVED', 'DECLINED'))
);
create index resources_type_id_idx on resources (site_id, type_id);

-- A resource with a person.
create table staff_members (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  resource_id uuid not null,
  user_id uuid,
  name text not null,
  description text,
  email text,
  phone text,
  image_url text,
  color text not null default 'lapis',
  service_provider boolean not null default true,
  sort_order integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint staff_members_pkey primary key (site_id, id),
  constraint staff_members_resource_id_key unique (site_id, resource_id),
  constraint staff_members_site_id_resource_id_fkey foreign key (site_id, resource_id) references resources (site_id, id)
);
