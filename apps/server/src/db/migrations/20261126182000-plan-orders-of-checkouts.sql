-- In which order a plan was bought, when the card of its trial is saved.
create index checkout_order_lines_plan_order_id_idx on checkout_order_lines (site_id, plan_order_id)
  where plan_order_id is not null;
