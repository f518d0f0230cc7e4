-- Plans that can pay for a service, and what a service in the trash had.
alter table services
  add column pricing_plan_ids uuid[] not null default '{}',
  add constraint services_pricing_plan_ids_check check (cardinality(pricing_plan_ids) <= 75);

-- the trash, latest first
create index services_deleted_at_idx on services (site_id, deleted_at) where deleted_at is not null;

-- What deleting a service took away, so that restoring it can bring back what is still free.
create table deleted_services (
  site_id uuid not null,
  service_id uuid not null,
  -- its addresses, which anybody may have by now: [{"name", "custom", "createdDate"}]
  slugs jsonb not null,
  -- meetings that were called off
  session_ids uuid[] not null,
  -- series that were ended, with the day they had ended on: [{"id", "untilDate"}]
  series jsonb not null,
  -- bookings that were canceled
  booking_ids uuid[] not null,
  constraint deleted_services_pkey primary key (site_id, service_id),
  constraint deleted_services_site_id_service_id_fkey foreign key (site_id, service_id) references services (site_id, id)
);
