-- The last number given, per kind. The row is locked by the transaction that takes a number, so there are no gaps.
create table receipt_counters (
  site_id uuid not null constraint receipt_counters_site_id_fkey references sites (id),
  kind text not null,
  last_number integer not null,
  constraint receipt_counters_pkey primary key (site_id, kind),
  constraint receipt_counters_kind_check check (kind in ('RECEIPT', 'CREDIT_NOTE', 'DAILY_REPORT')),
  constraint receipt_counters_last_number_check check (last_number > 0)
);

create table receipts (
  site_id uuid not null constraint receipts_site_id_fkey references sites (id),
  id uuid not null,
  kind text not null,
  number integer not null,
  charge_id uuid not null,
  payment_id uuid not null,
  -- of a credit note
  refund_id uuid,
  contact_id uuid,
  currency text not null,
  amount_minor bigint not null,
  tax_minor bigint not null,
  -- what it says, as it was then: business, customer, lines, tax, texts
  document jsonb not null,
  issued_at timestamptz not null,
  constraint receipts_pkey primary key (site_id, id),
  constraint receipts_kind_number_key unique (site_id, kind, number),
  constraint receipts_charge_id_fkey foreign key (site_id, charge_id) references charges (site_id, id),
  constraint receipts_payment_id_fkey foreign key (site_id, payment_id) references payments (site_id, id),
  constraint receipts_refund_id_fkey foreign key (site_id, refund_id) references refunds (site_id, id),
  constraint receipts_kind_check check ((kind = 'RECEIPT' and refund_id is null) or (kind = 'CREDIT_NOTE' and refund_id is not null)),
  constraint receipts_amount_minor_check check (amount_minor > 0)
);
-- one receipt for each payment, one credit note for each refund
create unique index receipts_payment_id_key on receipts (site_id, payment_id) where refund_id is null;
create unique index receipts_refund_id_key on receipts (site_id, refund_id) where refund_id is not null;
create index receipts_contact_id_idx on receipts (site_id, contact_id, issued_at desc);
create index receipts_issued_at_idx on receipts (site_id, issued_at desc, id desc);
create trigger receipts_immutable before update or delete on receipts
  for each row execute function refuse_change();

-- Takings that were counted together at the end of a day.
create table daily_reports (
  site_id uuid not null constraint daily_reports_site_id_fkey references sites (id),
  id uuid not null,
  number integer not null,
  -- sums per currency by method, staff member and tax, as they were then
  totals jsonb not null,
  closed_at timestamptz not null,
  closed_by_id uuid,
  closed_by_name text,
  constraint daily_reports_pkey primary key (site_id, id),
  constraint daily_reports_number_key unique (site_id, number)
);
create trigger daily_reports_immutable before update or delete on daily_reports
  for each row execute function refuse_change();

alter table payments
  add constraint payments_report_id_fkey foreign key (site_id, report_id)
    references daily_reports (site_id, id) deferrable initially deferred;
alter table refunds
  add constraint refunds_report_id_fkey foreign key (site_id, report_id)
    references daily_reports (site_id, id) deferrable initially deferred;
