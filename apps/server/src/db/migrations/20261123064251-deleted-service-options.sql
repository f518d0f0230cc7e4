-- Variants of services that were deleted, for as long as they can be restored.
create table deleted_service_options (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null,
  event_sequence bigint not null,
  service_id uuid not null,
  options jsonb not null,
  variants jsonb not null,
  extended_fields jsonb,
  created_at timestamptz not null,
  deleted_at timestamptz not null,
  constraint deleted_service_options_pkey primary key (site_id, id),
  constraint deleted_service_options_site_id_service_id_fkey foreign key (site_id, service_id)
    references services (site_id, id)
);
-- the sweep of those that can no longer be restored
create index deleted_service_options_deleted_at_idx on deleted_service_options (deleted_at);
