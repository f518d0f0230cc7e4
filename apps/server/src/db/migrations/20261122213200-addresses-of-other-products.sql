-- Addresses of what the owner runs elsewhere, with the places that are filled in. Null: customers are not sent there.
alter table sites
  add column events_checkout_template text,
  add column stores_product_template text,
  add column ecom_order_payment_request_template text;

-- A way may lead to one of these as well.
alter table redirect_sessions
  drop constraint redirect_sessions_kind_check,
  add constraint redirect_sessions_kind_check check (kind in ('PAGE', 'OUTSIDE', 'LOGIN', 'LOGOUT', 'AUTH'));
