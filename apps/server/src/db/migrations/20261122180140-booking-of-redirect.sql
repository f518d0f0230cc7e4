-- What was booked on the way: the page that thanks is told, also when the customer gets there later.
alter table redirect_sessions add column booking_id uuid;
