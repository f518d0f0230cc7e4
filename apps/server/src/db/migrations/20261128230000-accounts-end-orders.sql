-- A deleted card that its provider has not forgotten yet, and when it is asked next.
alter table payment_methods add column remove_at timestamptz;
alter table payment_methods add constraint payment_methods_remove_at_check check (remove_at is null or deleted_at is not null);
-- deleted cards that their provider still has
create index payment_methods_remove_at_idx on payment_methods (remove_at) where remove_at is not null;

-- Orders whose buyer was deleted or disconnected before are ended by the next step of the order clock.
-- A paused order is charged nothing; it ends with the first step after it is resumed.
update orders set due_at = now(), collect_at = null, collect_cycle = null
where status in ('PENDING', 'ACTIVE')
  and exists (
    select from members
    where members.site_id = orders.site_id and members.id = orders.member_id
      and (members.deleted_at is not null or members.status = 'OFFLINE'));
