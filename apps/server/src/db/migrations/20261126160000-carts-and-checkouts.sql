-- What a customer puts together before ordering. It belongs to a visitor or a member.
create table carts (
  site_id uuid not null constraint carts_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  event_sequence bigint not null default 1,
  owner_type text not null,
  owner_id uuid not null,
  coupon_code text,
  buyer_note text,
  email text,
  -- contact details and address, as sent
  contact_info jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- when the customer emptied it, ordered its items, or signed in with another cart
  ended_at timestamptz,
  constraint carts_pkey primary key (site_id, id),
  constraint carts_owner_type_check check (owner_type in ('visitor', 'member')),
  constraint carts_coupon_code_check check (char_length(coupon_code) <= 20)
);
-- a customer has one current cart
create unique index carts_owner_id_key on carts (site_id, owner_type, owner_id) where ended_at is null;
-- carts that nobody changed for a month are deleted
create index carts_updated_at_idx on carts (updated_at);

-- What a customer is about to order, from a cart or not. Completed by one order.
create table checkouts (
  site_id uuid not null constraint checkouts_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  event_sequence bigint not null default 1,
  -- null for checkouts that the business creates
  owner_type text,
  owner_id uuid,
  created_by_type text not null,
  created_by_id uuid,
  -- no foreign key: a checkout outlives its cart
  cart_id uuid,
  channel_type text not null,
  coupon_code text,
  buyer_note text,
  email text,
  billing_info jsonb,
  custom_fields jsonb not null default '[]',
  -- what the customer was shown last: a checkout that costs something else by now is not ordered
  currency text not null,
  total_minor bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz,
  constraint checkouts_pkey primary key (site_id, id),
  constraint checkouts_owner_type_check check (owner_type in ('visitor', 'member')),
  constraint checkouts_owner_id_check check ((owner_id is null) = (owner_type is null)),
  constraint checkouts_created_by_type_check check (created_by_type in ('visitor', 'member', 'user', 'app')),
  constraint checkouts_coupon_code_check check (char_length(coupon_code) <= 20),
  constraint checkouts_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint checkouts_total_minor_check check (total_minor >= 0)
);
-- a cart leads to one open checkout
create unique index checkouts_cart_id_key on checkouts (site_id, cart_id) where completed_at is null;
-- what a visitor who signs in takes along
create index checkouts_owner_id_idx on checkouts (site_id, owner_type, owner_id);
create index checkouts_updated_at_idx on checkouts (updated_at);

-- An item of a cart or checkout. Its price is that of the booking or plan, which is not repeated here.
create table line_items (
  site_id uuid not null constraint line_items_site_id_fkey references sites (id),
  id uuid not null,
  cart_id uuid,
  checkout_id uuid,
  rank integer not null,
  item_type text not null,
  -- no foreign key: bookings that were never confirmed are deleted after a month
  item_id uuid not null,
  quantity integer not null,
  constraint line_items_pkey primary key (site_id, id),
  constraint line_items_cart_id_fkey foreign key (site_id, cart_id) references carts (site_id, id),
  constraint line_items_checkout_id_fkey foreign key (site_id, checkout_id) references checkouts (site_id, id),
  constraint line_items_owner_check check ((cart_id is null) <> (checkout_id is null)),
  constraint line_items_item_type_check check (item_type in ('BOOKING', 'PLAN')),
  constraint line_items_quantity_check check (quantity > 0),
  -- a booking or plan is in a cart or checkout once, and each line has a place of its own
  constraint line_items_cart_id_item_id_key unique (site_id, cart_id, item_id),
  constraint line_items_checkout_id_item_id_key unique (site_id, checkout_id, item_id),
  constraint line_items_cart_id_rank_key unique (site_id, cart_id, rank),
  constraint line_items_checkout_id_rank_key unique (site_id, checkout_id, rank)
);

-- What was ordered with a checkout.
create table checkout_orders (
  site_id uuid not null constraint checkout_orders_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  checkout_id uuid not null,
  status text not null,
  payment_status text not null,
  contact_id uuid,
  currency text not null,
  total_minor bigint not null,
  -- the part that is paid online
  pay_now_minor bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  approved_at timestamptz,
  constraint checkout_orders_pkey primary key (site_id, id),
  constraint checkout_orders_checkout_id_fkey foreign key (site_id, checkout_id) references checkouts (site_id, id),
  -- a checkout leads to one order
  constraint checkout_orders_checkout_id_key unique (site_id, checkout_id),
  constraint checkout_orders_contact_id_fkey foreign key (site_id, contact_id) references contacts (site_id, id),
  constraint checkout_orders_status_check check (status in ('DRAFT', 'APPROVED', 'CANCELED')),
  constraint checkout_orders_payment_status_check
    check (payment_status in ('NOT_PAID', 'PARTIALLY_PAID', 'PAID', 'REFUNDED')),
  constraint checkout_orders_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint checkout_orders_pay_now_minor_check check (pay_now_minor between 0 and total_minor),
  constraint checkout_orders_approved_at_check check (status <> 'APPROVED' or approved_at is not null)
);

-- A line of an order, with the charge it is paid by.
create table checkout_order_lines (
  site_id uuid not null constraint checkout_order_lines_site_id_fkey references sites (id),
  order_id uuid not null,
  rank integer not null,
  -- id of the line in the checkout
  line_item_id uuid not null,
  item_type text not null,
  item_id uuid not null,
  -- the order of a plan
  plan_order_id uuid,
  charge_id uuid,
  name text not null,
  payment_option text not null,
  total_minor bigint not null,
  pay_now_minor bigint not null,
  constraint checkout_order_lines_pkey primary key (site_id, order_id, rank),
  constraint checkout_order_lines_order_id_fkey foreign key (site_id, order_id) references checkout_orders (site_id, id),
  constraint checkout_order_lines_plan_order_id_fkey foreign key (site_id, plan_order_id) references orders (site_id, id),
  constraint checkout_order_lines_charge_id_fkey foreign key (site_id, charge_id) references charges (site_id, id),
  constraint checkout_order_lines_item_type_check check (item_type in ('BOOKING', 'PLAN')),
  constraint checkout_order_lines_pay_now_minor_check check (pay_now_minor between 0 and total_minor),
  -- what is paid online has a charge
  constraint checkout_order_lines_charge_id_check check (pay_now_minor = 0 or charge_id is not null)
);
-- whose order a charge is for, when it is paid
create unique index checkout_order_lines_charge_id_key on checkout_order_lines (site_id, charge_id);
-- a booking is ordered once
create unique index checkout_order_lines_item_id_key on checkout_order_lines (site_id, item_id)
  where item_type = 'BOOKING';
