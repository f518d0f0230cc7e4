-- Groups of add-ons that were taken from their service, for as long as they can come back.
create table deleted_add_on_groups (
  site_id uuid not null,
  id uuid not null,
  service_id uuid not null,
  name text not null,
  prompt text not null,
  max_add_ons integer,
  add_on_ids uuid[] not null,
  position integer not null,
  deleted_at timestamptz not null,
  constraint deleted_add_on_groups_pkey primary key (site_id, id),
  constraint deleted_add_on_groups_site_id_service_id_fkey foreign key (site_id, service_id) references services (site_id, id)
);
-- the sweep of those that come back no more
create index deleted_add_on_groups_deleted_at_idx on deleted_add_on_groups (deleted_at);
