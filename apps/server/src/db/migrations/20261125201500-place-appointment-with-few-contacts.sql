-- As before, except that the lookup of a contact by email address no longer depends on how many contacts there were
-- when a connection first planned it, and calendars are compared one by one.
--
-- Writes a confirmed appointment that was decided on from memory: everything a booking involves, in one call. Raises
-- KA001 and writes nothing unless all of it is as the decision assumed: the configuration and the calendars have the
-- versions it was made from, and the contact is new or already has these details. The exclusion constraint refuses
-- occupied time as always. Locks are taken in the order of the other bookings: service, contact, resources.
--
-- decision: {"configuration", "resources": [{"id", "version", "occupancyId"}, …]}; contact: a row of contacts, or null;
-- session, booking, history and published: rows of their tables. Where the contact is known already, its id replaces
-- that of the new one in all of them. Returns the contact's id.
create or replace function place_appointment(
  site uuid, at timestamptz, occupied tstzrange, decision jsonb, contact jsonb,
  session jsonb, booking text, history text, published text
) returns uuid language plpgsql as $$
declare
  new_session sessions := jsonb_populate_record(null::sessions, session);
  new_contact contacts := jsonb_populate_record(null::contacts, contact);
  known contacts;
  decided record;
begin
  perform from services where site_id = site and id = new_session.service_id for key share;

  if new_contact.id is not null then
    insert into contacts (site_id, id, email, first_name, last_name, phone, address, email_unproven, created_at, updated_at)
    values (site, new_contact.id, new_contact.email, new_contact.first_name, new_contact.last_name, new_contact.phone,
      new_contact.address, false, at, at)
    on conflict (site_id, lower(email)) where email is not null do nothing;
    if not found then
      -- Planned anew each time: a plan from when there were few contacts would read all of them now.
      execute 'select * from contacts where site_id = $1 and lower(email) = lower($2) for key share'
        into known using site, new_contact.email;
      if known.id is null then raise exception 'contact inserted meanwhile' using errcode = 'KA001'; end if;
      if known.merged_into_id is not null or not known.email_unproven and (
        known.first_name is null and new_contact.first_name is not null
        or known.last_name is null and new_contact.last_name is not null
        or known.phone is null and new_contact.phone is not null
        or known.address is null and new_contact.address is not null)
      then
        raise exception 'contact to be completed' using errcode = 'KA001';
      end if;
      booking := replace(booking, new_contact.id::text, known.id::text);
      history := replace(history, new_contact.id::text, known.id::text);
      published := replace(published, new_contact.id::text, known.id::text);
      new_contact.id := known.id;
    end if;
  end if;

  for decided in
    select d.id, d.version from jsonb_to_recordset(decision -> 'resources') as d (id uuid, version bigint) order by d.id
  loop
    update resources set calendar_version = calendar_version + 1
    where site_id = site and id = decided.id and calendar_version = decided.version;
    if not found then raise exception 'calendar changed' using errcode = 'KA001'; end if;
  end loop;

  insert into sessions (site_id, id, schedule_id, service_id, title, starts_at, ends_at, time_zone, local_start,
    location_type, location_id, created_at, updated_at)
  values (site, new_session.id, new_session.schedule_id, new_session.service_id, new_session.title,
    new_session.starts_at, new_session.ends_at, new_session.time_zone, new_session.local_start,
    new_session.location_type, new_session.location_id, at, at);
  insert into occupancies (site_id, id, resource_id, during, session_id)
  select site, d."occupancyId", d.id, occupied, new_session.id
  from jsonb_to_recordset(decision -> 'resources') as d (id uuid, "occupancyId" uuid);
  insert into bookings select * from jsonb_populate_record(null::bookings, booking::jsonb);
  insert into booking_history select * from jsonb_populate_record(null::booking_history, history::jsonb);
  insert into events select * from jsonb_populate_recordset(null::events, published::jsonb);

  -- Last, so that a change of the configuration that this call waited for is seen.
  if coalesce((select version from configuration_versions where site_id = site), 0)
    <> (decision ->> 'configuration')::bigint
  then
    raise exception 'configuration changed' using errcode = 'KA001';
  end if;
  return new_contact.id;
end
$$;
