alter table service_options
  add column event_sequence bigint not null default 0,
  -- data of integrators, namespace by namespace
  add column extended_fields jsonb;

alter table add_ons add column event_sequence bigint not null default 0;
alter table add_ons drop constraint add_ons_max_quantity_check;
alter table add_ons add constraint add_ons_max_quantity_check check (max_quantity between 1 and 9999);
-- finding the groups an add-on stands in
create index add_on_groups_add_on_ids_idx on add_on_groups using gin (add_on_ids);
