-- What is still to be paid: the list of unpaid bookings with its sum, and charges with `dueOnly`.
create index charges_due_idx on charges (site_id, subject_type, subject_id) 
  where total_minor - paid_minor + refunded_minor - credited_minor - waived_minor > 0;
