alter table payment_settings drop constraint payment_settings_provider_check;
alter table payment_settings add constraint payment_settings_provider_check
  check (provider in ('NONE', 'SANDBOX', 'STRIPE'));

-- The Stripe account of a business. Secrets are encrypted and never returned; people recognise them by their last four.
create table stripe_accounts (
  site_id uuid not null constraint stripe_accounts_site_id_fkey references sites (id),
  is_live boolean not null,
  publishable_key text not null,
  secret_key bytea not null,
  secret_key_last4 text not null,
  secret_key_set_at timestamptz not null,
  webhook_secret bytea not null,
  webhook_secret_last4 text not null,
  webhook_secret_set_at timestamptz not null,
  constraint stripe_accounts_pkey primary key (site_id),
  constraint stripe_accounts_publishable_key_check
    check (publishable_key ~ case when is_live then '^pk_live_' else '^pk_test_' end)
);

-- Stripe's customers, made when somebody agrees to save a card. Test and live data are apart at Stripe.
create table stripe_customers (
  site_id uuid not null constraint stripe_customers_site_id_fkey references sites (id),
  contact_id uuid not null,
  is_live boolean not null,
  customer_id text not null,
  constraint stripe_customers_pkey primary key (site_id, contact_id, is_live)
);

-- What was sent to Stripe, written before it is sent: without an answer it is sent again, unchanged.
create table stripe_payments (
  site_id uuid not null constraint stripe_payments_site_id_fkey references sites (id),
  idempotency_key text not null,
  kind text not null,
  request jsonb not null,
  payment_intent_id text,
  created_at timestamptz not null,
  constraint stripe_payments_pkey primary key (site_id, idempotency_key),
  constraint stripe_payments_payment_intent_id_key unique (site_id, payment_intent_id),
  constraint stripe_payments_kind_check check (kind in ('PAGE', 'SAVED'))
);

create table stripe_refunds (
  site_id uuid not null constraint stripe_refunds_site_id_fkey references sites (id),
  idempotency_key text not null,
  payment_intent_id text not null,
  amount bigint not null,
  refund_id text,
  created_at timestamptz not null,
  constraint stripe_refunds_pkey primary key (site_id, idempotency_key),
  constraint stripe_refunds_amount_check check (amount > 0)
);

-- Payments that a customer contested at their bank. They are noted; the provider decides.
create table payment_disputes (
  site_id uuid not null constraint payment_disputes_site_id_fkey references sites (id),
  payment_id uuid not null,
  provider text not null,
  provider_dispute_id text not null,
  status text not null,
  amount_minor bigint not null,
  reason text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- a repeated message notes a dispute once; the list of a payment's disputes
  constraint payment_disputes_pkey primary key (site_id, payment_id, provider_dispute_id),
  constraint payment_disputes_payment_id_fkey foreign key (site_id, payment_id) references payments (site_id, id),
  constraint payment_disputes_provider_check check (provider = 'STRIPE'),
  constraint payment_disputes_status_check check (status in ('OPEN', 'WON', 'LOST')),
  constraint payment_disputes_amount_minor_check check (amount_minor > 0)
);
