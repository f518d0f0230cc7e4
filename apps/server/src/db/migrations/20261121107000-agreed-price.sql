-- The price the customer agreed to, of which a late cancellation costs a part: {"value", "currency"}. Null: the price is
-- words, or the booking is older than this column.
alter table bookings add column agreed_price jsonb;
