-- courses a customer booked, few among all bookings: their meetings count as visits too
create index bookings_courses_idx on bookings (site_id, contact_id) where tag = 'COURSE';
-- whose time a booking takes: people with a calendar of their own see only that
create index bookings_resource_ids_idx on bookings using gin (resource_ids);
