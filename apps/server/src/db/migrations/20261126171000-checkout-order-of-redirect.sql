-- What was ordered during the session: the thank-you page is told, also when the customer gets there later.
alter table redirect_sessions
  add column checkout_order_id uuid,
  add constraint redirect_sessions_checkout_order_id_check
    check (checkout_order_id is null or booking_id is null and plan_order_id is null);
