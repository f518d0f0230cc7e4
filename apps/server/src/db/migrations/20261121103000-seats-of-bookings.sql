-- Seats a booking takes now: its participants while it counts, none before and after. What a service allows may change
-- meanwhile; leaving gives back exactly what was taken.
alter table bookings add column seats_taken integer not null default 0;
alter table bookings add constraint bookings_seats_taken_check check (seats_taken >= 0);
-- scopes whose lapsed holds the sweep still has to let go
create index seats_held_idx on seats (site_id, scope_id) where held > 0;
