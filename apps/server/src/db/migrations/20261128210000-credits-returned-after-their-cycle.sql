-- Credits that the business returns after their cycle ended are a balance of their own, with an end of their own.
alter table credit_grants add column replaces_id uuid;
alter table credit_grants drop constraint credit_grants_order_id_cycle_key;
-- a cycle is granted once
create unique index credit_grants_order_id_cycle_key on credit_grants (site_id, order_id, cycle)
  where replaces_id is null;
alter table credit_grants add constraint credit_grants_replaces_id_fkey
  foreign key (site_id, replaces_id) references credit_grants (site_id, id);
-- what is returned is counted, and ends without the order
alter table credit_grants add constraint credit_grants_replaces_id_check
  check (replaces_id is null or (quantity is not null and expires_at is not null));
-- the job that ends them
create index credit_grants_replaces_id_idx on credit_grants (expires_at)
  where replaces_id is not null and ended_at is null;
