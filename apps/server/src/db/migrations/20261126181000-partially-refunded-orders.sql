-- An order of which one line was refunded is neither unpaid nor refunded.
alter table checkout_orders
  drop constraint checkout_orders_payment_status_check,
  add constraint checkout_orders_payment_status_check
    check (payment_status in ('NOT_PAID', 'PARTIALLY_PAID', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'));
