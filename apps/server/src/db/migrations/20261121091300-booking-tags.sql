-- INDIVIDUAL, GROUP or COURSE: how the booked service was booked, also after the service changed or went.
alter table bookings add column tag text not null default 'INDIVIDUAL';
alter table bookings add constraint bookings_tag_check check (tag in ('INDIVIDUAL', 'GROUP', 'COURSE'));
