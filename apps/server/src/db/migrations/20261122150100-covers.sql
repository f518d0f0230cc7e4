-- picture on top of the home page, and how far the set-up of a new business is
alter table sites add column cover_url text;
alter table sites add column set_up_done text[] not null default '{}';
alter table sites add column set_up_finished boolean not null default false;
