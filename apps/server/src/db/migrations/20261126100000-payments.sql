-- How a business takes payments, and the taxes it adds.
create table payment_settings (
  site_id uuid not null constraint payment_settings_site_id_fkey references sites (id),
  revision bigint not null default 1,
  provider text not null default 'NONE',
  -- [{"locationId", "name", "percent", "included"}]; locationId null: every location without an entry of its own
  taxes jsonb not null default '[]',
  receipt_header text not null default '',
  receipt_footer text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payment_settings_pkey primary key (site_id),
  constraint payment_settings_provider_check check (provider in ('NONE', 'SANDBOX')),
  constraint payment_settings_taxes_check check (jsonb_typeof(taxes) = 'array')
);

-- Cards that customers saved with a provider: what a person recognises, never the number.
create table payment_methods (
  site_id uuid not null constraint payment_methods_site_id_fkey references sites (id),
  id uuid not null,
  contact_id uuid not null,
  provider text not null,
  provider_method_id text not null,
  brand text not null,
  last4 text not null,
  expires_month integer not null,
  expires_year integer not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  deleted_at timestamptz,
  constraint payment_methods_pkey primary key (site_id, id),
  constraint payment_methods_contact_id_fkey foreign key (site_id, contact_id) references contacts (site_id, id),
  -- a repeated message of the provider saves a card once
  constraint payment_methods_provider_method_id_key unique (site_id, provider, provider_method_id),
  constraint payment_methods_provider_check check (provider in ('SANDBOX', 'STRIPE')),
  constraint payment_methods_last4_check check (last4 ~ '^[0-9]{4}$'),
  constraint payment_methods_expires_month_check check (expires_month between 1 and 12)
);
-- one default per customer, and the list of a customer's cards
create unique index payment_methods_contact_id_key on payment_methods (site_id, contact_id)
  where is_default and deleted_at is null;
create index payment_methods_contact_id_idx on payment_methods (site_id, contact_id, created_at);

-- What somebody owes for one subject. Amounts are in minor units of the currency.
create table charges (
  site_id uuid not null constraint charges_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  subject_type text not null,
  subject_id uuid not null,
  -- billing cycle of an order; 0 otherwise
  cycle integer not null default 0,
  contact_id uuid,
  currency text not null,
  -- [{"name", "quantity", "amountMinor"}]; amountMinor is that of the whole line
  lines jsonb not null,
  subtotal_minor bigint not null,
  discount_minor bigint not null default 0,
  tax_minor bigint not null default 0,
  tax_name text,
  tax_percent numeric,
  tax_included boolean not null default false,
  total_minor bigint not null,
  -- for the takings by location and staff member
  location_id uuid,
  resource_id uuid,
  paid_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  waived_minor bigint not null default 0,
  -- part of the tax that was attributed to payments and waivers
  settled_tax_minor bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint charges_pkey primary key (site_id, id),
  -- a charge is created once for its subject
  constraint charges_subject_type_subject_id_cycle_key unique (site_id, subject_type, subject_id, cycle),
  constraint charges_contact_id_fkey foreign key (site_id, contact_id) references contacts (site_id, id),
  constraint charges_location_id_fkey foreign key (site_id, location_id) references locations (site_id, id),
  constraint charges_subject_type_check
    check (subject_type in ('BOOKING', 'ORDER', 'CANCELLATION_FEE', 'NO_SHOW_FEE')),
  constraint charges_cycle_check check (cycle >= 0),
  constraint charges_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint charges_subtotal_minor_check check (subtotal_minor >= 0),
  constraint charges_discount_minor_check check (discount_minor between 0 and subtotal_minor),
  constraint charges_tax_minor_check check (tax_minor >= 0),
  constraint charges_total_minor_check check (
    total_minor = subtotal_minor - discount_minor + case when tax_included then 0 else tax_minor end
    and tax_minor <= total_minor),
  constraint charges_tax_percent_check check (tax_percent between 0 and 100),
  -- nobody pays more than they owe
  constraint charges_paid_minor_check check (paid_minor >= 0 and waived_minor >= 0 and paid_minor + waived_minor <= total_minor),
  -- nobody gets back more than they paid
  constraint charges_refunded_minor_check check (refunded_minor between 0 and paid_minor),
  constraint charges_settled_tax_minor_check check (settled_tax_minor between 0 and tax_minor)
);
-- what a customer owes and paid
create index charges_contact_id_idx on charges (site_id, contact_id, created_at desc, id desc);

create table payments (
  site_id uuid not null constraint payments_site_id_fkey references sites (id),
  id uuid not null,
  charge_id uuid not null,
  contact_id uuid,
  method text not null,
  provider text not null,
  status text not null,
  currency text not null,
  amount_minor bigint not null,
  -- part of the amount that settles the charge; what was paid beyond it is refunded
  applied_minor bigint not null default 0,
  -- part of the tax of the charge
  tax_minor bigint not null default 0,
  -- refunds that succeeded or are being made
  refunded_minor bigint not null default 0,
  idempotency_key text not null,
  provider_payment_id text,
  payment_method_id uuid,
  save_method boolean not null default false,
  return_url text,
  card_brand text,
  card_last4 text,
  failure_code text,
  -- who recorded it; null for the customer and the system
  recorded_by_id uuid,
  recorded_by_name text,
  location_id uuid,
  resource_id uuid,
  -- the daily report it was counted in
  report_id uuid,
  -- while a provider works on it: when to ask the provider again
  check_at timestamptz,
  event_sequence integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  succeeded_at timestamptz,
  constraint payments_pkey primary key (site_id, id),
  -- a payment that is sent twice is made once
  constraint payments_idempotency_key_key unique (site_id, idempotency_key),
  constraint payments_provider_payment_id_key unique (site_id, provider, provider_payment_id),
  constraint payments_charge_id_fkey foreign key (site_id, charge_id) references charges (site_id, id),
  constraint payments_contact_id_fkey foreign key (site_id, contact_id) references contacts (site_id, id),
  constraint payments_payment_method_id_fkey
    foreign key (site_id, payment_method_id) references payment_methods (site_id, id),
  constraint payments_method_check
    check (method in ('CARD', 'SAVED_CARD', 'CASH', 'CARD_TERMINAL', 'BANK_TRANSFER', 'OTHER')),
  constraint payments_provider_check check (
    provider in ('SANDBOX', 'STRIPE') and method in ('CARD', 'SAVED_CARD')
    or provider = 'ON_SITE' and method not in ('CARD', 'SAVED_CARD') and status = 'SUCCEEDED'),
  constraint payments_status_check
    check (status in ('CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELED')),
  constraint payments_amount_minor_check check (amount_minor > 0),
  constraint payments_applied_minor_check check (applied_minor between 0 and amount_minor),
  constraint payments_tax_minor_check check (tax_minor between 0 and applied_minor),
  constraint payments_refunded_minor_check check (refunded_minor between 0 and amount_minor),
  constraint payments_succeeded_at_check check ((succeeded_at is not null) = (status = 'SUCCEEDED')),
  constraint payments_check_at_check check ((check_at is not null) = (status in ('CREATED', 'REQUIRES_ACTION', 'PROCESSING'))),
  constraint payments_card_last4_check check (card_last4 ~ '^[0-9]{4}$')
);
-- a charge is paid through a provider once at a time
create unique index payments_charge_id_key on payments (site_id, charge_id)
  where status in ('CREATED', 'REQUIRES_ACTION', 'PROCESSING');
create index payments_charge_id_idx on payments (site_id, charge_id);
-- the list of payments, latest first
create index payments_created_at_idx on payments (site_id, created_at desc, id desc);
-- payments to ask the provider about
create index payments_check_at_idx on payments (check_at) where check_at is not null;
-- takings of a day
create index payments_succeeded_at_idx on payments (site_id, succeeded_at) where succeeded_at is not null;
-- takings that no report has counted yet
create index payments_report_id_idx on payments (site_id) where report_id is null and succeeded_at is not null;

create table refunds (
  site_id uuid not null constraint refunds_site_id_fkey references sites (id),
  id uuid not null,
  payment_id uuid not null,
  charge_id uuid not null,
  status text not null,
  amount_minor bigint not null,
  tax_minor bigint not null default 0,
  -- returns what was paid beyond the charge
  is_overpayment boolean not null default false,
  reason text not null default '',
  idempotency_key text not null,
  failure_code text,
  recorded_by_id uuid,
  recorded_by_name text,
  report_id uuid,
  check_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  succeeded_at timestamptz,
  constraint refunds_pkey primary key (site_id, id),
  -- a refund that is sent twice is made once
  constraint refunds_idempotency_key_key unique (site_id, idempotency_key),
  constraint refunds_payment_id_fkey foreign key (site_id, payment_id) references payments (site_id, id),
  constraint refunds_charge_id_fkey foreign key (site_id, charge_id) references charges (site_id, id),
  constraint refunds_status_check check (status in ('CREATED', 'SUCCEEDED', 'FAILED')),
  constraint refunds_amount_minor_check check (amount_minor > 0),
  constraint refunds_tax_minor_check check (tax_minor between 0 and amount_minor),
  constraint refunds_succeeded_at_check check ((succeeded_at is not null) = (status = 'SUCCEEDED')),
  constraint refunds_check_at_check check ((check_at is not null) = (status = 'CREATED'))
);
create index refunds_payment_id_idx on refunds (site_id, payment_id);
create index refunds_check_at_idx on refunds (check_at) where check_at is not null;
create index refunds_succeeded_at_idx on refunds (site_id, succeeded_at) where succeeded_at is not null;
create index refunds_report_id_idx on refunds (site_id) where report_id is null and succeeded_at is not null;

-- Part of a charge that the business gave up.
create table waivers (
  site_id uuid not null constraint waivers_site_id_fkey references sites (id),
  id uuid not null,
  charge_id uuid not null,
  amount_minor bigint not null,
  tax_minor bigint not null,
  reason text not null default '',
  recorded_by_id uuid,
  recorded_by_name text,
  created_at timestamptz not null,
  constraint waivers_pkey primary key (site_id, id),
  constraint waivers_charge_id_fkey foreign key (site_id, charge_id) references charges (site_id, id),
  constraint waivers_amount_minor_check check (amount_minor > 0),
  constraint waivers_tax_minor_check check (tax_minor between 0 and amount_minor)
);
create index waivers_charge_id_idx on waivers (site_id, charge_id);

-- Messages of providers that were received, so that a repeated one changes nothing.
create table provider_events (
  site_id uuid not null constraint provider_events_site_id_fkey references sites (id),
  provider text not null,
  id text not null,
  type text not null,
  received_at timestamptz not null,
  constraint provider_events_pkey primary key (site_id, provider, id)
);
-- old ones are deleted
create index provider_events_received_at_idx on provider_events (received_at);
