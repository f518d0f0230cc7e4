-- The plan that was bought during the session: the thank-you page is told its order, also when the customer gets there later.
alter table redirect_sessions
  add column plan_order_id uuid,
  add constraint redirect_sessions_plan_order_id_check check (booking_id is null or plan_order_id is null);
