-- Which part of a refund ends a part of the sale is decided when it is reserved: a price that falls or rises until it is made
-- changes nothing about it. Of what is not made yet: what its charge does not owe back anyway, or is returning otherwise.
update refunds r
set credited_minor = greatest(0, r.amount_minor - greatest(0, c.owed_back_minor - (
  select coalesce(sum(o.amount_minor), 0) from refunds o
  where o.site_id = r.site_id and o.charge_id = r.charge_id and o.status = 'CREATED' and o.owed_again)))
from charges c
where c.site_id = r.site_id and c.id = r.charge_id
  and r.status = 'CREATED' and not r.is_overpayment and not r.owed_again;
-- Whoever reserves one says it.
alter table refunds alter column credited_minor drop default;
