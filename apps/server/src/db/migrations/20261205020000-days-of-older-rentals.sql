-- Rentals by the day that were booked before days were counted: where the service rents by the day and the booking is of whole
-- local days of its location, it has that many. Their zone is that of the location. Anything else stays a booking of hours.
update bookings b
set duration_days = whole.until - whole.first, time_zone = whole.zone,
  local_start = to_char(b.starts_at at time zone whole.zone, 'YYYY-MM-DD"T"HH24:MI:SS')
from (
  select spans.*, (starts_at at time zone zone)::date as first, (ends_at at time zone zone)::date as until
  from (
    select rented.site_id, rented.id, rented.starts_at, rented.ends_at, coalesce(l.time_zone, rented.time_zone) as zone
    from bookings rented
    join services s on s.site_id = rented.site_id and s.id = rented.service_id
    left join locations l on l.site_id = rented.site_id and l.id = rented.location_id
    where rented.duration_days is null and rented.tag = 'INDIVIDUAL'
      and s.rest -> 'durationRange' ->> 'unitType' = 'DAY'
  ) spans
) whole
where b.site_id = whole.site_id and b.id = whole.id and whole.until > whole.first
  and b.starts_at = whole.first::timestamp at time zone whole.zone
  and b.ends_at = whole.until::timestamp at time zone whole.zone;
