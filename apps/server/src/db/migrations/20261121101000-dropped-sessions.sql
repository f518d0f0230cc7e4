-- Its series gives this session no longer: it is called off, and comes back when the series gives it again.
alter table sessions add column dropped boolean not null default false;
