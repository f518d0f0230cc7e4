-- A card that its provider no longer has: removed there, or with its customer. Nothing can be charged to it.
alter table payment_methods add column removed_at timestamptz;
-- when the provider is asked next whether the card is still there; daily
alter table payment_methods add column check_at timestamptz;
update payment_methods set check_at = now() where deleted_at is null;
alter table payment_methods
  add constraint payment_methods_removed_at_check check (removed_at is null or deleted_at is not null),
  add constraint payment_methods_check_at_check check (check_at is null or deleted_at is null);
-- cards to ask their providers about
create index payment_methods_check_at_idx on payment_methods (check_at) where check_at is not null;
