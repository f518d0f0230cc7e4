-- Double-entry ledger of money. Rows are only ever added: a mistake is reversed by a further transaction.
create table ledger_transactions (
  site_id uuid not null constraint ledger_transactions_site_id_fkey references sites (id),
  id uuid not null,
  charge_id uuid not null,
  cause_type text not null,
  cause_id uuid not null,
  -- number of its entries, so that none can be added later
  entries integer not null,
  occurred_at timestamptz not null,
  constraint ledger_transactions_pkey primary key (site_id, id),
  -- nothing is posted twice
  constraint ledger_transactions_cause_type_cause_id_key unique (site_id, cause_type, cause_id),
  constraint ledger_transactions_charge_id_fkey foreign key (site_id, charge_id) references charges (site_id, id),
  constraint ledger_transactions_cause_type_check
    check (cause_type in ('CHARGE', 'CHARGE_CHANGE', 'PAYMENT', 'REFUND', 'WAIVER')),
  constraint ledger_transactions_entries_check check (entries >= 2)
);
create index ledger_transactions_charge_id_idx on ledger_transactions (site_id, charge_id);

create table ledger_entries (
  site_id uuid not null,
  transaction_id uuid not null,
  number integer not null,
  account text not null,
  currency text not null,
  -- debits are positive, credits negative
  amount_minor bigint not null,
  constraint ledger_entries_pkey primary key (site_id, transaction_id, number),
  constraint ledger_entries_transaction_id_fkey
    foreign key (site_id, transaction_id) references ledger_transactions (site_id, id),
  constraint ledger_entries_account_check check (account in ('RECEIVABLE', 'REVENUE', 'TAX', 'CASH', 'CARD_TERMINAL',
    'BANK', 'OTHER', 'PROVIDER_SANDBOX', 'PROVIDER_STRIPE', 'WAIVED')),
  constraint ledger_entries_amount_minor_check check (amount_minor <> 0)
);
-- the balance of an account
create index ledger_entries_account_idx on ledger_entries (site_id, account, currency) include (amount_minor);

create function require_balanced_transaction() returns trigger language plpgsql as $$
declare
  wanted integer;
  found_entries integer;
  transaction_of_row uuid;
begin
  transaction_of_row := case when tg_table_name = 'ledger_entries' then (to_jsonb(new) ->> 'transaction_id')::uuid
    else (to_jsonb(new) ->> 'id')::uuid end;
  select entries into wanted from ledger_transactions where site_id = new.site_id and id = transaction_of_row;
  select coalesce(sum(number_of), 0) into found_entries from (
    select count(*) as number_of, sum(amount_minor) as balance from ledger_entries
    where site_id = new.site_id and transaction_id = transaction_of_row group by currency) as by_currency;
  if found_entries <> wanted or exists (
    select from ledger_entries where site_id = new.site_id and transaction_id = transaction_of_row
    group by currency having sum(amount_minor) <> 0)
  then
    raise exception 'ledger transaction % is not balanced', transaction_of_row
      using errcode = 'check_violation', constraint = 'ledger_entries_balanced_check';
  end if;
  return null;
end
$$;
create constraint trigger ledger_transactions_balanced after insert on ledger_transactions
  deferrable initially deferred for each row execute function require_balanced_transaction();
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function require_balanced_transaction();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % cannot be changed', tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_immutable_check';
end
$$;
create trigger ledger_transactions_immutable before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_entries_immutable before update or delete on ledger_entries
  for each row execute function refuse_change();
