alter table categories
  add column event_sequence bigint not null default 0,
  add column extended_fields jsonb,
  -- in the trash since then; its services keep naming it and are hidden from customers
  add column deleted_at timestamptz;
-- finding the categories whose time in the trash is over
create index categories_deleted_at_idx on categories (deleted_at) where deleted_at is not null;
