-- Shortest notice at which the customer of a booking moved it away from a start: fees and deadlines of cancelling count
-- from it, so that moving first does not make a late cancellation an early one. Null: they never moved it.
alter table bookings add column moved_notice_seconds bigint;
