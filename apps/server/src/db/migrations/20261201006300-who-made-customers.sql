-- Whoever of the staff made a customer in a booking made the customer: staff limited to their own calendar see those.
update contacts set created_by_id = first.created_by_id
from (
  select distinct on (site_id, contact_id) site_id, contact_id, created_by_type, created_by_id, created_at
  from bookings where contact_id is not null
  order by site_id, contact_id, created_at, id
) first
where contacts.site_id = first.site_id and contacts.id = first.contact_id and contacts.created_by_id is null
  and first.created_by_type = 'staff' and first.created_at - contacts.created_at < interval '1 minute';
