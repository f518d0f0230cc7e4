-- What was agreed, where the booking has changed since: {"price", "booked"}, the agreed price and what determined it. Every
-- later price follows from it, so that changes which cancel out leave no trace. Null: the price of the booking is what was
-- agreed for what is booked.
alter table bookings add column agreement jsonb;
alter table bookings add constraint bookings_agreement_check check (
  agreement is null
  or (agreed_price is not null
    and coalesce(agreement #>> '{price,currency}' = agreed_price ->> 'currency', false)
    and coalesce(agreement #>> '{price,value}' ~ '^\d+(\.\d+)?$', false)
    and coalesce(agreement #>> '{booked,participants}' ~ '^[1-9]\d*$', false)));
