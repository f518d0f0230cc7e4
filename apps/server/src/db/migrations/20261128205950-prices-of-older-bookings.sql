-- Bookings older than agreed prices get one where the service has a single price: without it nothing would say that they
-- are unpaid. Those of services with several prices keep none.
update bookings b
set agreed_price = jsonb_build_object(
  'value', ((s.payment #>> '{fixed,price,value}')::numeric * b.total_participants)::text,
  'currency', s.payment #>> '{fixed,price,currency}')
from services s
where s.site_id = b.site_id and s.id = b.service_id and b.agreed_price is null and b.booked_add_ons = '[]'
  and s.payment ->> 'rateType' = 'FIXED' and s.payment #>> '{fixed,price,value}' ~ '^\d{1,12}(\.\d{1,3})?$'
  and length(s.payment #>> '{fixed,price,currency}') = 3
  and not exists (select from service_options o where o.site_id = s.site_id and o.service_id = s.id);
