-- The number that customers and staff call an order by. Numbers of drafts that nobody paid are not used again.
create table checkout_order_counters (
  site_id uuid not null constraint checkout_order_counters_site_id_fkey references sites (id),
  last_number integer not null,
  constraint checkout_order_counters_pkey primary key (site_id)
);

alter table checkout_orders add column number integer;
update checkout_orders as orders set number = numbered.number
from (select site_id, id, row_number() over (partition by site_id order by created_at, id) as number
  from checkout_orders) as numbered
where numbered.site_id = orders.site_id and numbered.id = orders.id;
insert into checkout_order_counters (site_id, last_number)
select site_id, max(number) from checkout_orders group by site_id;
alter table checkout_orders
  alter column number set not null,
  -- two orders never have one number; finds an order by its number
  add constraint checkout_orders_number_key unique (site_id, number),
  add constraint checkout_orders_number_check check (number > 0);
-- the list of orders, latest first
create index checkout_orders_created_at_idx on checkout_orders (site_id, created_at desc, id desc);
