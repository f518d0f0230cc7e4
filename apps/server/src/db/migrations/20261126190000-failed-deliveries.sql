-- the log of what failed, and sending it again
create index webhook_deliveries_failed_idx on webhook_deliveries (site_id, webhook_id, number) where status = 'FAILED';
