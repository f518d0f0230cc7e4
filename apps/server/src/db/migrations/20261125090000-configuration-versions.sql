-- How often a site's configuration changed: its services, policies, staff, rooms, locations and settings. Processes
-- keep what they computed from the configuration in memory and reuse it while the version is the same.
create table configuration_versions (
  site_id uuid constraint configuration_versions_pkey primary key,
  version bigint not null default 1,
  -- the transaction that incremented it last: one that changes many rows increments it once
  changed_by xid8
);

-- Argument: the column with the site's id.
create function increment_configuration_version() returns trigger language plpgsql as $$
begin
  insert into configuration_versions as stored (site_id, changed_by)
  values ((to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid, pg_current_xact_id())
  on conflict (site_id) do update set version = stored.version + 1, changed_by = excluded.changed_by
  where stored.changed_by is distinct from excluded.changed_by;
  return null;
end
$$;

-- Deferred to the commit, so that the row of the version is locked for a moment only, and after all other locks.
create constraint trigger sites_configuration after insert or update on sites
  deferrable initially deferred for each row execute function increment_configuration_version('id');

do $$
declare name text;
begin
  foreach name in array array['add_on_groups', 'add_ons', 'booking_policies', 'bookings_settings', 'categories',
    'closing_days', 'locations', 'resource_types', 'schedules', 'service_locations', 'service_options',
    'service_resource_types', 'service_slugs', 'service_staff', 'services', 'staff_members']
  loop
    execute format('create constraint trigger %I after insert or update or delete on %I
      deferrable initially deferred for each row execute function increment_configuration_version(%L)',
      name || '_configuration', name, 'site_id');
  end loop;
end
$$;

-- Not for calendar_version: it counts the changes of a calendar, of which there is one for each booking.
do $$
declare columns text;
begin
  select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
  where table_schema = current_schema() and table_name = 'resources' and column_name <> 'calendar_version';
  execute format('create constraint trigger resources_configuration after insert or delete or update of %s
    on resources deferrable initially deferred for each row execute function increment_configuration_version(%L)',
    columns, 'site_id');
end
$$;
