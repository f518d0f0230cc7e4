alter table booking_policies
  add column event_sequence bigint not null default 0,
  add column extended_fields jsonb,
  add column app_id uuid,
  add column created_by_app_id uuid,
  -- in the trash since then
  add column deleted_at timestamptz,
  -- the services that went over to the default policy when this one was deleted: they come back with it
  add column handed_over uuid[] not null default '{}';
-- finding the policies whose time in the trash is over
create index booking_policies_deleted_at_idx on booking_policies (deleted_at) where deleted_at is not null;
-- finding the services that go over when a policy is deleted, and those shown beside it
create index services_booking_policy_id_idx on services (site_id, booking_policy_id);
