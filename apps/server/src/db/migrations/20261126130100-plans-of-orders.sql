-- Orders and their credits belong to a plan of the same business; plans are archived, never deleted.
alter table orders add constraint orders_site_id_plan_id_fkey foreign key (site_id, plan_id) references plans (site_id, id);
alter table credit_grants add constraint credit_grants_site_id_plan_id_fkey
  foreign key (site_id, plan_id) references plans (site_id, id);
