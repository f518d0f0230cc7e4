-- How staff returned the money of a payment, if not the way it was paid: what a provider cannot refund is returned in cash or
-- by bank transfer. Such a refund is made here, and nobody asks a provider about it.
alter table refunds add column method text;
alter table refunds add constraint refunds_method_check check (
  method is null or (method in ('CASH', 'CARD_TERMINAL', 'BANK_TRANSFER', 'OTHER') and origin = 'KALENDS'));
