-- A hold of places keeps seats of a class session or of a course instead of anyone's time.
alter table holds drop column session_id;
-- session id of a class, schedule id of a course; null for an appointment
alter table holds add column scope_id uuid;
-- live holds of one class or course
create index holds_scope_id_idx on holds (site_id, scope_id) where scope_id is not null;
-- courses have their places from the beginning; class sessions get theirs with each session
insert into seats (site_id, scope_id, capacity)
  select site_id, schedule_id, default_capacity from services where type = 'COURSE'
  on conflict do nothing;
