-- Each booking is entered in every index: docs/decisions/0106-indexes-of-a-booking.md names the query of each.
-- Slot filters compare the column and the tag, so the indexes of the columns serve them.
drop index bookings_slot_service_id_idx, bookings_slot_resource_id_idx;
-- whose calendar a booking is on: found by its primary resource through bookings_resource_id_idx, and here if it has others
drop index bookings_resource_ids_idx;
create index bookings_several_resources_idx on bookings using gin (resource_ids) where resource_ids <> array[resource_id];
-- a customer's own bookings; staff and apps see theirs by other rules
drop index bookings_created_by_id_idx;
create index bookings_created_by_id_idx on bookings (site_id, created_by_id) where created_by_type in ('visitor', 'member');
