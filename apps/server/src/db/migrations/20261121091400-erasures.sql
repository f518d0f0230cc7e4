-- What was erased for good: when, what kind, how much. Never the data itself.
create table erasures (
  site_id uuid not null constraint erasures_site_id_fkey references sites (id),
  id uuid not null,
  kind text not null,
  count integer not null,
  -- retention: a period ended; request: a person asked for it
  reason text not null,
  occurred_at timestamptz not null,
  constraint erasures_pkey primary key (site_id, id),
  constraint erasures_reason_check check (reason in ('retention', 'request'))
);
-- the owner reads them newest first
create index erasures_occurred_at_idx on erasures (site_id, occurred_at desc);
