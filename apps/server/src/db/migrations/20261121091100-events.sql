-- One row per state change, written in its transaction. Append only.
create table events (
  site_id uuid not null constraint events_site_id_fkey references sites (id),
  id uuid not null,
  entity_fqdn text not null,
  entity_id uuid not null,
  -- counted on the entity's row under its lock
  sequence bigint not null,
  slug text not null,
  occurred_at timestamptz not null,
  actor jsonb not null,
  payload jsonb not null,
  -- given by the dispatcher to committed events; replay and live updates read by it
  position bigint,
  constraint events_pkey primary key (site_id, id),
  constraint events_entity_sequence_key unique (site_id, entity_fqdn, entity_id, sequence)
);
-- what the dispatcher has not seen yet
create index events_unpositioned_idx on events (occurred_at) where position is null;
create index events_position_idx on events (site_id, position);

create sequence event_positions;

create table event_deliveries (
  site_id uuid not null,
  event_id uuid not null,
  subscriber text not null,
  entity_id uuid not null,
  position bigint not null,
  status text not null default 'WAITING',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  constraint event_deliveries_pkey primary key (site_id, event_id, subscriber),
  constraint event_deliveries_site_id_event_id_fkey foreign key (site_id, event_id) references events (site_id, id),
  constraint event_deliveries_status_check check (status in ('WAITING', 'DONE', 'DEAD'))
);
-- due deliveries in order
create index event_deliveries_waiting_idx on event_deliveries (subscriber, next_attempt_at) where status = 'WAITING';

create table idempotency_keys (
  site_id uuid not null constraint idempotency_keys_site_id_fkey references sites (id),
  actor text not null,
  operation text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  body text,
  created_at timestamptz not null,
  -- a twin waits here for the first to finish, then reads its answer
  constraint idempotency_keys_pkey primary key (site_id, actor, operation, key)
);
-- kept a day
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);
