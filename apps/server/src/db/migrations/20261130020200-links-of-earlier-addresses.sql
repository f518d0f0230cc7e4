-- A link opens a booking while it has the version it was signed with: it ends when the booking moves to another address,
-- however it does.
alter table bookings add column link_version integer not null default 0;

create function raise_link_version() returns trigger language plpgsql as $$
begin
  new.link_version := old.link_version + 1;
  return new;
end
$$;
create trigger bookings_link_version before update of contact_details on bookings for each row
when (old.contact_details ->> 'email' is not null
  and lower(old.contact_details ->> 'email') is distinct from lower(new.contact_details ->> 'email'))
execute function raise_link_version();
