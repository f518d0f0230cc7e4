-- How long the recurring sessions to come of a class or course take, as they are followed.
alter table services add column session_minutes integer[] not null default '{}';

update services set session_minutes = array(
  select distinct (extract(epoch from s.ends_at - s.starts_at) / 60)::integer as minutes from sessions s
  where s.site_id = services.site_id and s.service_id = services.id and s.rule_id is not null
    and s.status = 'CONFIRMED' and s.starts_at > now()
  order by minutes limit 50)
where type <> 'APPOINTMENT';
