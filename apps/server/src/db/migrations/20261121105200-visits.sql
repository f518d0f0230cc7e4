-- Visits of customers: counted, and the latest and next of everybody found, from the index alone.
create index bookings_visits_idx on bookings (site_id, contact_id, starts_at) include (status, tag, id, session_id) where contact_id is not null;
drop index bookings_contact_id_idx;
-- misses, few among all who came
create index attendances_missed_idx on attendances (site_id, booking_id, session_id) where status = 'NOT_ATTENDED';
