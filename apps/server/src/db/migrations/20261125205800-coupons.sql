create table coupons (
  site_id uuid not null constraint coupons_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  -- as typed; customers may type it in any case
  code text not null,
  name text not null,
  -- of an amount: in the minor unit of the currency
  amount_minor bigint,
  percent text,
  currency text not null,
  -- of a subscription, from the first; null: all
  cycles integer,
  starts_at timestamptz,
  expires_at timestamptz,
  is_active boolean not null,
  usage_limit integer,
  limit_per_customer integer,
  used_count integer not null default 0,
  -- empty: all plans
  plan_ids uuid[] not null default '{}',
  applies_to_plans boolean not null,
  applies_to_bookings boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint coupons_pkey primary key (site_id, id),
  constraint coupons_code_check check (char_length(code) between 1 and 20),
  -- one kind of discount
  constraint coupons_amount_minor_check check ((amount_minor is null) <> (percent is null) and amount_minor > 0 is not false),
  constraint coupons_percent_check check (percent::numeric > 0 and percent::numeric <= 100),
  constraint coupons_cycles_check check (cycles >= 1),
  constraint coupons_limit_per_customer_check check (limit_per_customer >= 1),
  -- no coupon is used more often than it may be
  constraint coupons_used_count_check check (used_count >= 0 and (usage_limit is null or used_count <= usage_limit))
);
-- one coupon of a code, whatever its case
create unique index coupons_code_idx on coupons (site_id, lower(code));
-- the list, newest first
create index coupons_created_at_idx on coupons (site_id, created_at desc, id);

-- Who used a coupon for which order.
create table coupon_uses (
  site_id uuid not null,
  coupon_id uuid not null,
  order_id uuid not null,
  buyer_id uuid not null,
  used_at timestamptz not null,
  -- the order was never paid: the use does not count
  released_at timestamptz,
  constraint coupon_uses_pkey primary key (site_id, coupon_id, order_id),
  constraint coupon_uses_site_id_coupon_id_fkey foreign key (site_id, coupon_id) references coupons (site_id, id)
);
-- uses of one customer
create index coupon_uses_buyer_id_idx on coupon_uses (site_id, coupon_id, buyer_id) where released_at is null;
-- uses of an order, to release them
create index coupon_uses_order_id_idx on coupon_uses (site_id, order_id);
