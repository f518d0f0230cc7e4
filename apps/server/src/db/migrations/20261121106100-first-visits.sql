-- whether a customer was here before, for each appointment of a day of the calendar
create index bookings_confirmed_contact_idx on bookings (site_id, contact_id, starts_at) where status = 'CONFIRMED';
