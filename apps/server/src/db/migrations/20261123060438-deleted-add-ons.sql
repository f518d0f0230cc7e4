-- Add-ons that were deleted, for as long as they can be restored.
create table deleted_add_ons (
  site_id uuid not null constraint deleted_add_ons_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null,
  event_sequence bigint not null,
  name text not null,
  duration_minutes integer,
  max_quantity integer,
  price jsonb,
  rest jsonb not null,
  created_at timestamptz not null,
  -- the groups it was in, with its position: [{"groupId", "position"}]
  groups jsonb not null,
  deleted_at timestamptz not null,
  constraint deleted_add_ons_pkey primary key (site_id, id)
);
-- the sweep of those that can no longer be restored
create index deleted_add_ons_deleted_at_idx on deleted_add_ons (deleted_at);
