-- Who joins a course that has begun takes part in the sessions that are left: from when on, kept with the booking.
alter table bookings add column attends_from timestamptz;

update bookings b set attends_from = coalesce(
  (select min(s.starts_at) from sessions s
    where s.site_id = b.site_id and s.schedule_id = b.schedule_id and s.status = 'CONFIRMED'
      and s.ends_at > b.created_at),
  b.starts_at)
where b.tag = 'COURSE';

alter table bookings add constraint bookings_attends_from_check
  check ((tag = 'COURSE') = (attends_from is not null) and attends_from >= starts_at);
