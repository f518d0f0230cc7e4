-- What a customer agreed to when booking: that fees of late cancellations and no-shows are charged to a card.
create table booking_fee_agreements (
  site_id uuid not null constraint booking_fee_agreements_site_id_fkey references sites (id),
  booking_id uuid not null,
  -- as the customer read it
  text text not null,
  agreed_at timestamptz not null,
  agreed_by_type text not null,
  agreed_by_id uuid not null,
  -- null until the card is saved: until then nothing is charged
  payment_method_id uuid,
  constraint booking_fee_agreements_pkey primary key (site_id, booking_id),
  constraint booking_fee_agreements_booking_id_fkey foreign key (site_id, booking_id) references bookings (site_id, id),
  constraint booking_fee_agreements_payment_method_id_fkey
    foreign key (site_id, payment_method_id) references payment_methods (site_id, id),
  constraint booking_fee_agreements_text_check check (char_length(text) between 1 and 2000),
  constraint booking_fee_agreements_agreed_by_type_check check (agreed_by_type in ('visitor', 'member'))
);

-- Fees that are charged to the card the customer agreed to.
create table fee_collections (
  site_id uuid not null constraint fee_collections_site_id_fkey references sites (id),
  charge_id uuid not null,
  booking_id uuid not null,
  payment_method_id uuid not null,
  -- when the card is charged; null once that has ended, or the fee was withdrawn
  collect_at timestamptz,
  -- why the card was not charged
  failure_code text,
  constraint fee_collections_pkey primary key (site_id, charge_id),
  constraint fee_collections_charge_id_fkey foreign key (site_id, charge_id) references charges (site_id, id),
  constraint fee_collections_booking_id_fkey foreign key (site_id, booking_id) references bookings (site_id, id),
  constraint fee_collections_payment_method_id_fkey
    foreign key (site_id, payment_method_id) references payment_methods (site_id, id)
);
-- fees that are due to be collected
create index fee_collections_collect_at_idx on fee_collections (collect_at) where collect_at is not null;
-- withdraws the collection of a booking
create index fee_collections_booking_id_idx on fee_collections (site_id, booking_id);
