-- Keys that callers send live in a namespace of each caller, so that none can use a key of the server or of somebody else.
-- A key of the server names its own charge, order or payment; who sent the others was recorded for refunds only.
update payments set idempotency_key = case
  when idempotency_key in (
      'fee:' || charge_id, 'on-site:' || id, 'combined:' || combined_payment_id || ':' || charge_id)
    or idempotency_key ~ '^(order:[0-9a-f-]{36}:|checkout-order-[0-9a-f-]{36}-)'
  then 'server:' || idempotency_key else 'caller:unknown:' || idempotency_key end;
update combined_payments set idempotency_key = case
  when idempotency_key ~ '^checkout-order-[0-9a-f-]{36}-'
  then 'server:' || idempotency_key else 'caller:unknown:' || idempotency_key end;
update card_setups set idempotency_key = case
  when idempotency_key ~ '^checkout-card-[0-9a-f-]{36}-'
  then 'server:' || idempotency_key else 'caller:unknown:' || idempotency_key end;
update refunds set idempotency_key = case
  when idempotency_key in ('reserved:' || id, 'overpayment:' || payment_id)
    or starts_with(idempotency_key, 'dispute:' || payment_id || ':')
    or starts_with(idempotency_key, 'provider:' || payment_id || ':')
  then 'server:' || idempotency_key
  when recorded_by_id is null then 'caller:unknown:' || idempotency_key
  -- a refund that is repeated after an update is still made once
  when exists (select from users where users.id = recorded_by_id)
  then 'caller:staff:' || recorded_by_id || ':' || idempotency_key
  else 'caller:app:' || recorded_by_id || ':' || idempotency_key end;

alter table payments
  add constraint payments_idempotency_key_check check (idempotency_key ~ '^(server|caller:[a-z]+):');
alter table combined_payments
  add constraint combined_payments_idempotency_key_check check (idempotency_key ~ '^(server|caller:[a-z]+):');
alter table card_setups
  add constraint card_setups_idempotency_key_check check (idempotency_key ~ '^(server|caller:[a-z]+):');
alter table refunds
  add constraint refunds_idempotency_key_check check (idempotency_key ~ '^(server|caller:[a-z]+):');
