-- Whose a card becomes that is entered with a payment or a setup. CONTACT: the customer has proven who they are, or the
-- business entered it. SUBJECT: it belongs to the booking or order alone.
alter table payments add column card_scope text not null default 'SUBJECT',
  add constraint payments_card_scope_check check (card_scope in ('CONTACT', 'SUBJECT'));
alter table card_setups add column card_scope text not null default 'SUBJECT',
  add constraint card_setups_card_scope_check check (card_scope in ('CONTACT', 'SUBJECT'));
-- the member who entered the card, if one did
alter table payments add column payer_member_id uuid;
alter table card_setups add column payer_member_id uuid;

-- A card of one order, entered by a member who has not proven whose contact they are; it renews that order only.
-- No foreign keys: orders come later, and a card stays when its member is erased.
alter table payment_methods add column order_id uuid, add column member_id uuid;
alter table payment_methods drop constraint payment_methods_booking_id_check;
alter table payment_methods add constraint payment_methods_booking_id_check
  check (booking_id is null or order_id is null and not is_default),
  add constraint payment_methods_order_id_check check (order_id is null or not is_default);
-- the card that an order is renewed with
create index payment_methods_order_id_idx on payment_methods (site_id, order_id, created_at desc)
  where order_id is not null and deleted_at is null;
-- the cards that a member entered for their orders
create index payment_methods_member_id_idx on payment_methods (site_id, member_id) where member_id is not null;

-- When the card of an agreement was deleted, because the booking can owe no fee any more.
alter table booking_fee_agreements add column released_at timestamptz;
-- agreements whose card may have to be deleted
create index booking_fee_agreements_released_at_idx on booking_fee_agreements (site_id, booking_id)
  where payment_method_id is not null and released_at is null;
