-- The latest start that the customer of a booking agreed to, where the business moved the booking nearer than that: fees and
-- deadlines count from it. Null: from the start.
alter table bookings add column agreed_start_at timestamptz;
alter table bookings add constraint bookings_agreed_start_at_check check (
  agreed_start_at is null or agreed_start_at > coalesce(attends_from, starts_at));
