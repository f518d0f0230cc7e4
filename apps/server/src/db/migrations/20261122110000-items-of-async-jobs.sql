-- What a job has to do, found once, so that a job that was interrupted goes on with the next item.
alter table async_jobs
  -- the items in their order; null until it has looked. The next one is the one after those that succeeded and failed
  add column items uuid[],
  -- when it last did something, so that one whose process was killed is noticed
  add column touched_at timestamptz not null default now();

-- jobs that are not at their end, to be taken up again
create index async_jobs_touched_at_idx on async_jobs (touched_at) where status in ('WAITING', 'RUNNING');
