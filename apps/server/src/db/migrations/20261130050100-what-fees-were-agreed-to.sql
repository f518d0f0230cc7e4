-- What the booking cost when its customer agreed to fees, or when they made it dearer themselves: their card pays no fee
-- of a higher price. Null where the price is a text.
alter table booking_fee_agreements add column price jsonb;
update booking_fee_agreements agreement
set price = jsonb_build_object('value', booking.agreed_price ->> 'value', 'currency', booking.agreed_price ->> 'currency')
from bookings booking
where booking.site_id = agreement.site_id and booking.id = agreement.booking_id and booking.agreed_price is not null;

-- How much of the fee the card pays.
alter table fee_collections add column amount_minor bigint;
update fee_collections collection set amount_minor = charge.total_minor
from charges charge where charge.site_id = collection.site_id and charge.id = collection.charge_id;
alter table fee_collections alter column amount_minor set not null,
  add constraint fee_collections_amount_minor_check check (amount_minor > 0);
