-- the job that declines requests nobody answered looks for those that have begun
create index bookings_pending_idx on bookings (starts_at) where status = 'PENDING';
