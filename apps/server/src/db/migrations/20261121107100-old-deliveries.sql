-- the sweep of deliveries that were made long ago
create index event_deliveries_done_idx on event_deliveries (next_attempt_at) where status = 'DONE';
