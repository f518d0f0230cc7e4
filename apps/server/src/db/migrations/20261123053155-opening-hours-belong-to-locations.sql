-- Who had the hours of the business follows their location from now on. The schedule of the business has no hours any
-- more: it stands for those of the default location.

-- A default location that was never given hours gets those of the business.
insert into working_hour_rules (site_id, id, schedule_id, weekday, opens_minute, closes_minute, location_id, valid_from, valid_until)
select r.site_id, gen_random_uuid(), l.schedule_id, r.weekday, r.opens_minute, r.closes_minute, r.location_id, r.valid_from, r.valid_until
from working_hour_rules r
join schedules s on s.site_id = r.site_id and s.id = r.schedule_id and s.kind = 'BUSINESS'
join locations l on l.site_id = r.site_id and l.is_default
where not exists (select from working_hour_rules o where o.site_id = l.site_id and o.schedule_id = l.schedule_id);

-- Dates with other hours of the business stay with everyone who worked by them, unless they have hours of their own then.
-- Not with the location: that would change what people with hours of their own offer there.
insert into working_hour_exceptions (site_id, id, schedule_id, date, location_id, windows, reason)
select e.site_id, gen_random_uuid(), r.schedule_id, e.date, e.location_id, e.windows, e.reason
from working_hour_exceptions e
join schedules s on s.site_id = e.site_id and s.id = e.schedule_id and s.kind = 'BUSINESS'
join resources r on r.site_id = e.site_id and r.working_hours_schedule_id = s.id
where not exists (
  select from working_hour_exceptions o where o.site_id = e.site_id and o.schedule_id = r.schedule_id and o.date = e.date
);

delete from working_hour_exceptions e using schedules s
where s.site_id = e.site_id and s.id = e.schedule_id and s.kind = 'BUSINESS'
  and exists (select from locations l where l.site_id = s.site_id and l.is_default);
delete from working_hour_rules r using schedules s
where s.site_id = r.site_id and s.id = r.schedule_id and s.kind = 'BUSINESS'
  and exists (select from locations l where l.site_id = s.site_id and l.is_default);

-- What was cached of them is stale.
update resources r set calendar_version = calendar_version + 1 from schedules s
where s.site_id = r.site_id and s.id = r.working_hours_schedule_id and s.kind = 'BUSINESS';
update locations set calendar_version = calendar_version + 1;
