-- releases or converts the time of a hold; most occupied time belongs to sessions
drop index occupancies_hold_id_idx;
create index occupancies_hold_id_idx on occupancies (site_id, hold_id) where hold_id is not null;
-- the time of a session, to release it
drop index occupancies_session_id_idx;
create index occupancies_session_id_idx on occupancies (site_id, session_id) where session_id is not null;
-- the last position of a site, for live pages; a new event has none yet
drop index events_position_idx;
create index events_position_idx on events (site_id, position) where position is not null;
