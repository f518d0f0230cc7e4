-- The sale of a booking that ends while a dispute holds its money ends at once: the amount is owed back until it is refunded.
alter table charges
  drop constraint charges_credited_minor_check,
  add constraint charges_credited_minor_check check (credited_minor between 0 and refunded_minor + owed_back_minor),
  -- nobody is owed back more than they paid
  add constraint charges_owed_back_minor_paid_check check (owed_back_minor <= paid_minor - refunded_minor);
