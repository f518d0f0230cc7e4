-- How many whole local days a booking of a rental by the day lasts; null for bookings of hours.
alter table bookings add column duration_days integer,
  add constraint bookings_duration_days_check check (duration_days > 0);
