-- A refund that was made and that the customer's bank returned later: its money is with the business again.
alter table refunds add column reversed_at timestamptz;
alter table refunds add column reversal_report_id uuid;
alter table refunds
  add constraint refunds_reversed_at_check check (reversed_at is null or status = 'FAILED'),
  add constraint refunds_reversal_report_id_fkey foreign key (site_id, reversal_report_id)
    references daily_reports (site_id, id) deferrable initially deferred;
alter table refunds drop constraint refunds_succeeded_at_check;
alter table refunds add constraint refunds_succeeded_at_check
  check ((succeeded_at is not null) = (status = 'SUCCEEDED' or reversed_at is not null));
-- takings of a day, and what no report has counted
create index refunds_reversed_at_idx on refunds (site_id, reversed_at) where reversed_at is not null;

alter table ledger_transactions drop constraint ledger_transactions_cause_type_check;
alter table ledger_transactions add constraint ledger_transactions_cause_type_check
  check (cause_type in ('CHARGE', 'CHARGE_CHANGE', 'PAYMENT', 'REFUND', 'REFUND_REVERSAL', 'WAIVER'));
