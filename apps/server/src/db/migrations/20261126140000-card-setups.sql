-- Cards that customers save without paying anything now.
create table card_setups (
  site_id uuid not null constraint card_setups_site_id_fkey references sites (id),
  id uuid not null,
  contact_id uuid not null,
  -- order or booking that waits for the card; null for a card saved in the account
  subject_type text,
  subject_id uuid,
  provider text not null,
  status text not null,
  idempotency_key text not null,
  provider_setup_id text,
  payment_method_id uuid,
  failure_code text,
  return_url text not null,
  -- when the provider is asked about it next; null once it has ended
  check_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint card_setups_pkey primary key (site_id, id),
  constraint card_setups_contact_id_fkey foreign key (site_id, contact_id) references contacts (site_id, id),
  constraint card_setups_payment_method_id_fkey
    foreign key (site_id, payment_method_id) references payment_methods (site_id, id),
  -- a repeated call starts one setup
  constraint card_setups_idempotency_key_key unique (site_id, idempotency_key),
  -- finds the setup that a message of the provider names
  constraint card_setups_provider_setup_id_key unique (site_id, provider, provider_setup_id),
  constraint card_setups_subject_check
    check ((subject_type is null) = (subject_id is null) and subject_type in ('BOOKING', 'ORDER')),
  constraint card_setups_provider_check check (provider in ('SANDBOX', 'STRIPE')),
  constraint card_setups_status_check
    check (status in ('CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELED')),
  constraint card_setups_check_at_check
    check ((check_at is not null) = (status in ('CREATED', 'REQUIRES_ACTION', 'PROCESSING'))),
  -- what succeeded has a card
  constraint card_setups_succeeded_check check ((status = 'SUCCEEDED') = (payment_method_id is not null))
);
-- setups the provider still works on
create index card_setups_check_at_idx on card_setups (check_at) where check_at is not null;

-- A card entered for one booking by somebody who has not proven whose contact it is: not listed, and never a default.
-- No foreign key: a booking that nobody completed is erased, and what its card paid stays.
alter table payment_methods add column booking_id uuid;
alter table payment_methods
  add constraint payment_methods_booking_id_check check (booking_id is null or not is_default);

-- A setup of the sandbox is a payment of nothing.
alter table sandbox_payments add column is_setup boolean not null default false;
alter table sandbox_payments drop constraint sandbox_payments_amount_minor_check;
alter table sandbox_payments add constraint sandbox_payments_amount_minor_check
  check (case when is_setup then amount_minor = 0 else amount_minor > 0 end);

-- What was sent to Stripe to save a card, written before it is sent.
create table stripe_setups (
  site_id uuid not null constraint stripe_setups_site_id_fkey references sites (id),
  idempotency_key text not null,
  request jsonb not null,
  setup_intent_id text,
  created_at timestamptz not null,
  constraint stripe_setups_pkey primary key (site_id, idempotency_key),
  constraint stripe_setups_setup_intent_id_key unique (site_id, setup_intent_id)
);
