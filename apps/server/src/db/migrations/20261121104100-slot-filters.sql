-- Filters on the slot of bookings pass over courses, which have none: the list by service, and by person.
create index bookings_slot_service_id_idx on bookings (site_id, (case when tag <> 'COURSE' then service_id end), starts_at);
create index bookings_slot_resource_id_idx on bookings (site_id, (case when tag <> 'COURSE' then resource_id end), starts_at);
