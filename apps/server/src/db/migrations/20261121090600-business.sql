-- A place of the business.
create table locations (
  site_id uuid not null constraint locations_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  name text not null,
  address jsonb not null default '{}',
  phone text,
  email text,
  directions text,
  time_zone text not null,
  is_default boolean not null default false,
  status text not null default 'ACTIVE',
  -- opening hours
  schedule_id uuid not null,
  sort_order integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint locations_pkey primary key (site_id, id),
  constraint locations_site_id_schedule_id_fkey foreign key (site_id, schedule_id) references schedules (site_id, id),
  constraint locations_status_check check (status in ('ACTIVE', 'INACTIVE'))
);
-- one default place per business
create unique index locations_is_default_idx on locations (site_id) where is_default;
-- cached interval sets of a place are rebuilt when its hours change
alter table locations add column calendar_version bigint not null default 1;
