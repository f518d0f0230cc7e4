-- Pages of services are found and counted in their indexes alone: whether a customer may see a service depends on
-- whether it is hidden and on its category, so both stand beside what lists are ordered and narrowed by.
drop index services_live_idx, services_created_at_idx, services_name_idx, services_lower_name_idx;
create index services_live_idx on services (site_id, hidden, category_id) where deleted_at is null;
create index services_created_at_idx on services (site_id, created_at, id) include (hidden, category_id)
  where deleted_at is null;
create index services_name_idx on services (site_id, name, id) include (hidden, category_id) where deleted_at is null;
create index services_lower_name_idx on services (site_id, lower_name, type) include (hidden, category_id)
  where deleted_at is null;
