-- Purchases of plans. What a plan said when it was bought is stored with the order. Amounts are in minor units.
create table orders (
  site_id uuid not null constraint orders_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  event_sequence bigint not null default 0,
  plan_id uuid not null,
  subscription_id uuid not null,
  -- no foreign key: an order outlives the account of the member
  member_id uuid not null,
  contact_id uuid not null,
  type text not null,
  order_method text,
  status text not null,
  last_payment_status text not null,
  plan_name text not null,
  plan_description text not null,
  plan_price_minor bigint not null,
  currency text not null,
  -- length of a cycle; null for a single payment that is valid until cancelled
  period_count integer,
  period_unit text,
  is_recurring boolean not null,
  -- null: until cancelled
  cycle_count integer,
  -- [{"cycleFrom", "numberOfCycles", "price"}], see features/orders/rules/order-price.ts
  prices jsonb not null,
  free_trial_days integer not null default 0,
  buyer_can_cancel boolean not null,
  terms text,
  -- days, months and years of the order are those of this zone
  time_zone text not null,
  start_at timestamptz not null,
  -- null: until cancelled
  end_at timestamptz,
  -- the end without postponement
  earliest_end_at timestamptz,
  -- time of all pauses that are over, in milliseconds
  paused_ms bigint not null default 0,
  -- the cycle that is running; null before the start and after the end
  cycle_index integer,
  cycle_started_at timestamptz,
  cycle_ends_at timestamptz,
  auto_renew_canceled boolean,
  cancel_requested_at timestamptz,
  cancel_cause text,
  cancel_effective_at text,
  coupon_id uuid,
  coupon_code text,
  form_id uuid,
  submission_id uuid,
  -- the first charge; null for free orders
  charge_id uuid,
  -- when the order clock next changes the order; null when only a person does
  due_at timestamptz,
  -- the cycle whose payment is collected, and when the next attempt is due
  collect_cycle integer,
  collect_at timestamptz,
  collect_attempts integer not null default 0,
  -- the first failure of a payment that has not been made since
  failing_since timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint orders_pkey primary key (site_id, id),
  constraint orders_contact_id_fkey foreign key (site_id, contact_id) references contacts (site_id, id),
  constraint orders_type_check check (type in ('ONLINE', 'OFFLINE', 'EXTERNAL')),
  constraint orders_order_method_check check (order_method in ('MOTO', 'POS')),
  constraint orders_status_check check (status in ('DRAFT', 'PENDING', 'ACTIVE', 'PAUSED', 'ENDED', 'CANCELED')),
  constraint orders_last_payment_status_check
    check (last_payment_status in ('PAID', 'REFUNDED', 'FAILED', 'UNPAID', 'PENDING', 'NOT_APPLICABLE')),
  constraint orders_plan_price_minor_check check (plan_price_minor >= 0),
  constraint orders_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint orders_period_check check (
    (period_count is null) = (period_unit is null) and period_count >= 1 and period_unit in ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  constraint orders_cycle_count_check check (cycle_count >= 1 and (is_recurring or cycle_count = 1)),
  constraint orders_prices_check check (jsonb_typeof(prices) = 'array' and jsonb_array_length(prices) >= 1),
  constraint orders_free_trial_days_check check (free_trial_days between 0 and 999),
  constraint orders_end_at_check check (end_at >= start_at or status = 'CANCELED'),
  constraint orders_paused_ms_check check (paused_ms >= 0),
  -- a cycle runs exactly while the order is active or paused
  constraint orders_cycle_index_check check (
    (cycle_index is not null) = (status in ('ACTIVE', 'PAUSED')) and (cycle_index is null) = (cycle_started_at is null)
    and (cycle_index is not null or cycle_ends_at is null) and cycle_index >= 0),
  constraint orders_cancel_cause_check check (
    cancel_cause in ('OWNER_ACTION', 'MEMBER_ACTION', 'PAYMENT_FAILURE', 'PAYMENT_SETUP_FAILURE', 'UNKNOWN')
    and cancel_effective_at in ('IMMEDIATELY', 'NEXT_PAYMENT_DATE')),
  constraint orders_cancel_requested_at_check check (
    (cancel_requested_at is null) = (cancel_cause is null) and (cancel_requested_at is null) = (cancel_effective_at is null)
    and (status <> 'CANCELED' or cancel_requested_at is not null)),
  constraint orders_due_at_check check (due_at is null or status in ('DRAFT', 'PENDING', 'ACTIVE')),
  constraint orders_collect_at_check check (
    (collect_at is null or collect_cycle is not null) and collect_attempts >= 0
    and (collect_at is null or status = 'ACTIVE'))
);
-- lists of the business, newest first
create index orders_created_at_idx on orders (site_id, created_at desc, id);
-- a member's orders, how often they bought a plan, and what they may use
create index orders_member_id_idx on orders (site_id, member_id, created_at desc, id);
-- the orders of a plan
create index orders_plan_id_idx on orders (site_id, plan_id, created_at desc, id);
-- the order clock
create index orders_due_at_idx on orders (due_at) where due_at is not null;
create index orders_collect_at_idx on orders (collect_at) where collect_at is not null;

-- Every cycle that began, the trial as number 0.
create table order_cycles (
  site_id uuid not null,
  order_id uuid not null,
  index integer not null,
  started_at timestamptz not null,
  -- when it ended; null while it runs
  ended_at timestamptz,
  -- a cycle begins once
  constraint order_cycles_pkey primary key (site_id, order_id, index),
  constraint order_cycles_order_id_fkey foreign key (site_id, order_id) references orders (site_id, id),
  constraint order_cycles_index_check check (index >= 0),
  constraint order_cycles_ended_at_check check (ended_at >= started_at)
);
-- one cycle runs at a time
create unique index order_cycles_order_id_key on order_cycles (site_id, order_id) where ended_at is null;

create table order_pause_periods (
  site_id uuid not null,
  order_id uuid not null,
  number integer not null,
  paused_at timestamptz not null,
  -- null while the order is paused
  resumed_at timestamptz,
  constraint order_pause_periods_pkey primary key (site_id, order_id, number),
  constraint order_pause_periods_order_id_fkey foreign key (site_id, order_id) references orders (site_id, id),
  constraint order_pause_periods_number_check check (number >= 1),
  constraint order_pause_periods_resumed_at_check check (resumed_at >= paused_at)
);
-- an order is paused once at a time
create unique index order_pause_periods_order_id_key on order_pause_periods (site_id, order_id) where resumed_at is null;
