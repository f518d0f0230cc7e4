-- when a booking that was not paid was last priced; null: when it was made
alter table bookings add column priced_at timestamptz;
-- the job that prices unpaid bookings again looks for those whose price is a day old
create index bookings_priced_at_idx on bookings (coalesce(priced_at, created_at)) where status = 'CREATED';
