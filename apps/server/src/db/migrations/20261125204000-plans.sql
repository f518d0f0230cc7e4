create table plans (
  site_id uuid not null constraint plans_site_id_fkey references sites (id),
  id uuid not null,
  event_sequence bigint not null default 0,
  name text not null,
  description text,
  slug text not null,
  perks text[] not null default '{}',
  -- of one cycle, or of all; in the minor unit of the currency
  price_minor bigint not null,
  currency text not null,
  model text not null,
  -- length of a cycle, or of the whole plan; null for a plan without an end
  period_count integer,
  period_unit text,
  -- of a subscription; 0 until cancelled
  cycle_count integer,
  free_trial_days integer not null default 0,
  -- [{name, minor}], charged with the first payment
  fees jsonb not null default '[]',
  is_public boolean not null,
  is_primary boolean not null default false,
  -- any order, also one that ended; set by whoever sells plans
  has_orders boolean not null default false,
  max_purchases_per_buyer integer not null default 0,
  allow_future_start_date boolean not null default false,
  buyer_can_cancel boolean not null default false,
  terms_and_conditions text,
  form_id uuid,
  client_data jsonb,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint plans_pkey primary key (site_id, id),
  constraint plans_site_id_slug_key unique (site_id, slug),
  constraint plans_site_id_form_id_fkey foreign key (site_id, form_id) references forms (site_id, id),
  constraint plans_price_minor_check check (price_minor between 0 and 1000000000000000),
  constraint plans_model_check check (
    case model
      when 'SUBSCRIPTION' then period_count = 1 and period_unit in ('WEEK', 'MONTH', 'YEAR')
        and cycle_count between 0 and 2000 and price_minor > 0
      when 'DURATION' then period_count >= 1 and period_unit in ('DAY', 'WEEK', 'MONTH', 'YEAR') and cycle_count is null
      when 'UNLIMITED' then period_count is null and period_unit is null and cycle_count is null
      else false
    end is true
  ),
  constraint plans_free_trial_days_check check (
    free_trial_days between 0 and 999 and (free_trial_days = 0 or model = 'SUBSCRIPTION')
  ),
  constraint plans_max_purchases_per_buyer_check check (max_purchases_per_buyer in (0, 1)),
  -- customers never see an archived plan
  constraint plans_archived_at_check check (archived_at is null or not is_public),
  constraint plans_is_primary_check check (is_public or not is_primary)
);
-- one plan is highlighted
create unique index plans_is_primary_idx on plans (site_id) where is_primary;
-- the list, newest first
create index plans_created_at_idx on plans (site_id, created_at desc, id);
-- forms ask which plans use them
create index plans_form_id_idx on plans (site_id, form_id) where form_id is not null;

-- What a plan pays for. A plan without a row pays for every service connected to it, any number of times.
create table plan_benefits (
  site_id uuid not null,
  plan_id uuid not null,
  -- null: any number
  credits_per_cycle integer,
  -- empty: every service connected to the plan
  service_ids uuid[] not null default '{}',
  rolls_over boolean not null default false,
  updated_at timestamptz not null,
  constraint plan_benefits_pkey primary key (site_id, plan_id),
  constraint plan_benefits_site_id_plan_id_fkey foreign key (site_id, plan_id) references plans (site_id, id),
  constraint plan_benefits_credits_per_cycle_check check (credits_per_cycle between 1 and 10000)
);

create table pricing_plans_settings (
  site_id uuid not null constraint pricing_plans_settings_site_id_fkey references sites (id),
  revision bigint not null default 1,
  taxable_address text not null default 'BUSINESS',
  extended_fields jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint pricing_plans_settings_pkey primary key (site_id),
  constraint pricing_plans_settings_taxable_address_check check (taxable_address in ('BILLING', 'BUSINESS'))
);
