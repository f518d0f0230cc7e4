-- When a person last did something at a business; sessions that tell it too are forgotten with time.
alter table site_users add column last_seen_at timestamptz;
