-- the retention job looks for bookings that were never answered; confirmed bookings have no entry
create index bookings_abandoned_idx on bookings (created_at) where status = 'CREATED';
