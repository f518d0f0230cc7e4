-- A hold lives on while the booking made from it is being paid.
alter table holds
  add column booking_id uuid,
  -- when it would have ended without the payment that has begun
  add column own_expires_at timestamptz,
  add constraint holds_booking_id_fkey foreign key (site_id, booking_id) references bookings (site_id, id),
  -- a payment prolongs the hold of its booking once, by at most five minutes
  add constraint holds_own_expires_at_check check (
    own_expires_at is null
    or booking_id is not null and expires_at between own_expires_at and own_expires_at + interval '5 minutes');
-- a booking has one hold, which is found when its payment has ended
create unique index holds_booking_id_key on holds (site_id, booking_id) where booking_id is not null;
-- holds whose booking was never paid
create index holds_unpaid_idx on holds (expires_at) where booking_id is not null;
