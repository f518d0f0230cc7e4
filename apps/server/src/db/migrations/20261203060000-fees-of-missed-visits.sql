-- How many of the no-show fees of a booking are for visits that it had before it was moved to another time. They stay charges
-- of those visits: the visit to come has a fee of its own.
alter table bookings add column past_no_show_fees integer not null default 0;
alter table bookings add constraint bookings_past_no_show_fees_check check (past_no_show_fees >= 0);
