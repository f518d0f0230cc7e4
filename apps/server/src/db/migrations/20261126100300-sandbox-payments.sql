-- The built-in sandbox: what an outside provider would store. Only its gateway reads and writes these tables.
create table sandbox_methods (
  site_id uuid not null constraint sandbox_methods_site_id_fkey references sites (id),
  id uuid not null,
  customer_id uuid not null,
  brand text not null,
  last4 text not null,
  expires_month integer not null,
  expires_year integer not null,
  -- what charging the card does
  outcome text not null,
  created_at timestamptz not null,
  detached_at timestamptz,
  constraint sandbox_methods_pkey primary key (site_id, id),
  constraint sandbox_methods_outcome_check check (outcome in ('SUCCESS', 'DECLINE', 'CHALLENGE', 'LATE'))
);

create table sandbox_payments (
  site_id uuid not null constraint sandbox_payments_site_id_fkey references sites (id),
  id uuid not null,
  idempotency_key text not null,
  customer_id uuid,
  currency text not null,
  amount_minor bigint not null,
  status text not null,
  -- in the address of the card page; null for charges of a saved card
  token text,
  return_url text,
  save_method boolean not null default false,
  method_id uuid,
  card_brand text,
  card_last4 text,
  failure_code text,
  -- when a card whose confirmation comes late is charged
  settles_at timestamptz,
  expires_at timestamptz not null,
  refunded_minor bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint sandbox_payments_pkey primary key (site_id, id),
  constraint sandbox_payments_idempotency_key_key unique (site_id, idempotency_key),
  constraint sandbox_payments_token_key unique (site_id, token),
  constraint sandbox_payments_status_check
    check (status in ('REQUIRES_CARD', 'REQUIRES_CHALLENGE', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELED')),
  constraint sandbox_payments_amount_minor_check check (amount_minor > 0),
  constraint sandbox_payments_refunded_minor_check check (refunded_minor between 0 and amount_minor),
  constraint sandbox_payments_card_last4_check check (card_last4 ~ '^[0-9]{4}$'),
  constraint sandbox_payments_method_id_fkey foreign key (site_id, method_id) references sandbox_methods (site_id, id)
);
-- late confirmations and expired pages
create index sandbox_payments_settles_at_idx on sandbox_payments (settles_at) where settles_at is not null;

create table sandbox_refunds (
  site_id uuid not null constraint sandbox_refunds_site_id_fkey references sites (id),
  id uuid not null,
  payment_id uuid not null,
  idempotency_key text not null,
  amount_minor bigint not null,
  created_at timestamptz not null,
  constraint sandbox_refunds_pkey primary key (site_id, id),
  constraint sandbox_refunds_idempotency_key_key unique (site_id, idempotency_key),
  constraint sandbox_refunds_payment_id_fkey foreign key (site_id, payment_id) references sandbox_payments (site_id, id),
  constraint sandbox_refunds_amount_minor_check check (amount_minor > 0)
);
