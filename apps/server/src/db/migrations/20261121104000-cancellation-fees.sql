-- What a late cancellation or a no-show costs: {"trigger", "status", "value", "currency"}. Null: nothing is due.
alter table bookings add column cancellation_fee jsonb;
