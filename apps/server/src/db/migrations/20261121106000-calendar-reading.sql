-- What lasts longer than a day, so that a day of the calendar need not search the past for it.
create index sessions_long_idx on sessions (site_id, ends_at) where ends_at - starts_at > interval '24 hours';
create index bookings_long_idx on bookings (site_id, ends_at) where ends_at - starts_at > interval '24 hours';
-- how many wait for the places of a class or course
create index bookings_waiting_idx on bookings (site_id, schedule_id) where status = 'WAITING_LIST';
-- what changed last, for live calendars
create index attendances_updated_at_idx on attendances (site_id, updated_at);
create index customer_notes_updated_at_idx on customer_notes (site_id, updated_at);
