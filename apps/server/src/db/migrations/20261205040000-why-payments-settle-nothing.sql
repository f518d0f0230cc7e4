-- Why a payment settles nothing, for its refund, the history and the customer.
alter table payments add column superseded_because text;
update payments set superseded_because = 'PRICE_CHANGED' where superseded_at is not null;
alter table payments
  add constraint payments_superseded_because_check check (
    (superseded_because is null) = (superseded_at is null)
    and superseded_because in ('PRICE_CHANGED', 'PAID_OTHERWISE', 'BOOKING_CHANGED'));
