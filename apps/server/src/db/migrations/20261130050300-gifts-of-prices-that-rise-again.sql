-- What was given up, or refunded of the sale, and is more than a price that fell leaves: it counts again when the price
-- rises again.
alter table charges
  add column unused_waived_minor bigint not null default 0,
  add column unused_credited_minor bigint not null default 0,
  add constraint charges_unused_minor_check check (unused_waived_minor >= 0 and unused_credited_minor >= 0);
