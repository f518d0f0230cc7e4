-- Work on everything a filter found, item by item, after its call was answered.
create table async_jobs (
  site_id uuid not null constraint async_jobs_site_id_fkey references sites (id),
  id uuid not null,
  operation text not null,
  -- who began it may ask how far it is
  actor jsonb not null,
  -- what the call asked for
  payload jsonb not null,
  status text not null default 'WAITING',
  total integer,
  succeeded integer not null default 0,
  failed integer not null default 0,
  -- [{"id", "code", "description"}], the first hundred
  failures jsonb not null default '[]',
  created_at timestamptz not null,
  finished_at timestamptz,
  constraint async_jobs_pkey primary key (site_id, id),
  constraint async_jobs_status_check check (status in ('WAITING', 'RUNNING', 'DONE', 'FAILED'))
);
