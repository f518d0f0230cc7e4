-- Receivers of events. Decision 0126.
create table webhooks (
  site_id uuid not null constraint webhooks_site_id_fkey references sites (id),
  id uuid not null,
  -- which of the twenty of a business
  number smallint not null,
  revision bigint not null default 1,
  name text not null,
  url text not null,
  event_types text[] not null,
  status text not null default 'ENABLED',
  paused_reason text,
  paused_at timestamptz,
  -- first failed attempt since the last success
  failing_since timestamptz,
  -- deliveries that were given up since the last success
  given_up integer not null default 0,
  -- of test events
  event_sequence bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint webhooks_pkey primary key (site_id, id),
  -- every event costs a request to each
  constraint webhooks_number_check check (number between 1 and 20),
  constraint webhooks_url_check check (char_length(url) between 1 and 2000),
  constraint webhooks_event_types_check check (cardinality(event_types) between 1 and 200),
  constraint webhooks_status_check check (status in ('ENABLED', 'PAUSED')),
  constraint webhooks_paused_reason_check check (
    (status = 'PAUSED') = (paused_reason is not null) and (status = 'PAUSED') = (paused_at is not null)
    and paused_reason in ('MANUAL', 'FAILING') is not false
  )
);
-- at most twenty that are not deleted
create unique index webhooks_number_idx on webhooks (site_id, number) where deleted_at is null;

-- An event on its way to a webhook.
create table webhook_deliveries (
  site_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event_type text not null,
  entity_id uuid not null,
  -- of the event; 0 for a test
  position bigint not null,
  is_test boolean not null default false,
  status text not null default 'WAITING',
  attempts integer not null default 0,
  -- made before it was last replayed: they count no more towards giving up
  earlier_attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  -- the order of the list
  number bigint generated always as identity,
  constraint webhook_deliveries_pkey primary key (site_id, id),
  constraint webhook_deliveries_webhook_id_fkey foreign key (site_id, webhook_id) references webhooks (site_id, id),
  constraint webhook_deliveries_event_id_fkey foreign key (site_id, event_id) references events (site_id, id),
  -- an event is handed to a webhook once
  constraint webhook_deliveries_event_id_key unique (site_id, webhook_id, event_id),
  constraint webhook_deliveries_status_check check (status in ('WAITING', 'DELIVERED', 'FAILED')),
  constraint webhook_deliveries_attempts_check check (attempts >= earlier_attempts)
);
-- what is due for a webhook
create index webhook_deliveries_due_idx on webhook_deliveries (site_id, webhook_id, next_attempt_at) where status = 'WAITING';
-- whether an earlier one of the entity is waiting
create index webhook_deliveries_waiting_idx on webhook_deliveries (site_id, webhook_id, entity_id, position) where status = 'WAITING';
-- the log, newest first
create index webhook_deliveries_number_idx on webhook_deliveries (site_id, webhook_id, number desc);
-- kept 30 days
create index webhook_deliveries_created_at_idx on webhook_deliveries (created_at);

create table webhook_attempts (
  site_id uuid not null,
  delivery_id uuid not null,
  number integer not null,
  at timestamptz not null,
  duration_ms integer not null,
  failure text,
  -- of the answer, if there was one
  status integer,
  answer text not null,
  detail text,
  constraint webhook_attempts_pkey primary key (site_id, delivery_id, number),
  constraint webhook_attempts_delivery_id_fkey foreign key (site_id, delivery_id)
    references webhook_deliveries (site_id, id),
  constraint webhook_attempts_failure_check check (
    failure in ('STATUS', 'TIMEOUT', 'UNREACHABLE', 'ADDRESS_NOT_ALLOWED')
  ),
  constraint webhook_attempts_answer_check check (char_length(answer) <= 1000)
);

-- Signs what is delivered to the webhooks of a business.
create table webhook_keys (
  site_id uuid not null constraint webhook_keys_site_id_fkey references sites (id),
  -- the header kid of deliveries
  id uuid not null,
  private_key bytea not null,
  public_key text not null,
  created_at timestamptz not null,
  -- one key for a business
  constraint webhook_keys_pkey primary key (site_id)
);
