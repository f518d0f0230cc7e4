-- The price of a booking may change after money moved: what is due = total − paid + refunded − credited − waived.
alter table charges
  -- part of the refunds that ended a part of the sale; what was refunded beyond it is due again
  add column credited_minor bigint not null default 0,
  -- what the business owes the customer: more was paid than the price that is left
  add column owed_back_minor bigint not null default 0;
update charges set credited_minor = refunded_minor where refunded_minor > 0;
alter table charges
  drop constraint charges_paid_minor_check,
  drop constraint charges_settled_tax_minor_check,
  add constraint charges_paid_minor_check check (paid_minor >= 0 and waived_minor >= 0),
  add constraint charges_credited_minor_check check (credited_minor between 0 and refunded_minor),
  -- nobody pays more than they owe, unless it is recorded as owed back
  add constraint charges_owed_back_minor_check check (owed_back_minor
    = greatest(0, paid_minor - refunded_minor + credited_minor + waived_minor - total_minor)),
  add constraint charges_settled_tax_minor_check check (settled_tax_minor >= 0);

alter table refunds
  -- the payment was a mistake, or the price fell: the refund ends no part of the sale by itself
  add column owed_again boolean not null default false,
  -- part of the amount that ended a part of the sale
  add column credited_minor bigint not null default 0;
update refunds set credited_minor = amount_minor where succeeded_at is not null and not is_overpayment;
alter table refunds
  add constraint refunds_credited_minor_check check (
    credited_minor between 0 and case when is_overpayment or owed_again then 0 else amount_minor end);

alter table payments
  -- the price changed since it was started: what still arrives is returned
  add column superseded_at timestamptz,
  add constraint payments_superseded_at_check check (superseded_at is null or applied_minor = 0);
