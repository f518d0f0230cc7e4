-- Refunds that were made at the provider, and disputes that were lost there, are refunds like any other.
-- KALENDS: made here. PROVIDER: made at the provider. DISPUTE: the customer's bank took the money.
alter table refunds add column origin text not null default 'KALENDS';
-- how the provider calls the refund or dispute; a refund of a combined payment is in each part it reaches
alter table refunds add column provider_refund_id text;
update refunds set provider_refund_id = stripe_refunds.refund_id
  from stripe_refunds where stripe_refunds.site_id = refunds.site_id and stripe_refunds.idempotency_key = refunds.id::text;
update refunds set provider_refund_id = sandbox_refunds.id::text
  from sandbox_refunds where sandbox_refunds.site_id = refunds.site_id and sandbox_refunds.idempotency_key = refunds.id::text;
alter table refunds
  add constraint refunds_origin_check check (origin in ('KALENDS', 'PROVIDER', 'DISPUTE')),
  add constraint refunds_provider_refund_id_check check (origin = 'KALENDS' or provider_refund_id is not null),
  -- a refund of the provider is in the books once, however often and in whatever order it is told
  add constraint refunds_provider_refund_id_key unique (site_id, payment_id, provider_refund_id, is_overpayment);
-- compares the books with the refunds that a provider lists
create index refunds_provider_refund_id_idx on refunds (site_id, provider_refund_id) where provider_refund_id is not null;

-- What the bank holds while it decides: neither with the business nor with the customer.
alter table payment_disputes add column withdrawn_minor bigint not null default 0;
alter table payment_disputes add constraint payment_disputes_withdrawn_minor_check
  check (withdrawn_minor between 0 and amount_minor);

alter table ledger_transactions drop constraint ledger_transactions_cause_type_check;
alter table ledger_transactions add constraint ledger_transactions_cause_type_check check (cause_type in
  ('CHARGE', 'CHARGE_CHANGE', 'PAYMENT', 'REFUND', 'REFUND_REVERSAL', 'WAIVER', 'DISPUTE'));
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in ('RECEIVABLE', 'REVENUE', 'TAX',
  'CASH', 'CARD_TERMINAL', 'BANK', 'OTHER', 'PROVIDER_SANDBOX', 'PROVIDER_STRIPE', 'WAIVED', 'DISPUTED'));

-- When the books of a business are compared with what its provider lists: daily.
create table provider_reconciliations (
  site_id uuid not null constraint provider_reconciliations_site_id_fkey references sites (id),
  provider text not null,
  check_at timestamptz not null,
  -- up to when the provider was last asked completely; null: never
  checked_at timestamptz,
  constraint provider_reconciliations_pkey primary key (site_id, provider),
  constraint provider_reconciliations_provider_check check (provider in ('SANDBOX', 'STRIPE'))
);
-- comparisons that are due
create index provider_reconciliations_check_at_idx on provider_reconciliations (check_at);
insert into provider_reconciliations (site_id, provider, check_at) select site_id, 'STRIPE', now() from stripe_accounts;
