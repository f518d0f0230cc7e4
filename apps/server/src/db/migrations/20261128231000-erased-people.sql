-- People who asked to be erased: the row stays, because bookings, orders and charges refer to it, and names nobody.
alter table contacts add column erased_at timestamptz;
alter table contacts add constraint contacts_erased_at_check check (
  erased_at is null or coalesce(email, first_name, last_name, phone, notes, company, job_title, birthdate::text, address::text) is null);

alter table contact_history drop constraint contact_history_action_check;
alter table contact_history add constraint contact_history_action_check
  check (action in ('create', 'update', 'merge', 'unmerge', 'erase'));

-- Of a card whose owner was erased nothing is left but that there was one.
alter table payment_methods drop constraint payment_methods_last4_check;
alter table payment_methods add constraint payment_methods_last4_check
  check (last4 ~ '^[0-9]{4}$' or (last4 = '' and deleted_at is not null));

-- Customers that a payment provider has still to forget.
create table provider_erasures (
  site_id uuid not null constraint provider_erasures_site_id_fkey references sites (id),
  contact_id uuid not null,
  provider text not null,
  -- when the provider is asked next
  due_at timestamptz not null,
  constraint provider_erasures_pkey primary key (site_id, contact_id, provider),
  constraint provider_erasures_contact_id_fkey foreign key (site_id, contact_id) references contacts (site_id, id),
  constraint provider_erasures_provider_check check (provider in ('SANDBOX', 'STRIPE'))
);
-- customers that are due to be forgotten
create index provider_erasures_due_at_idx on provider_erasures (due_at);

-- A receipt keeps its number, date and amounts; whose it was may be taken out, and nothing else changed.
create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - 'document' = to_jsonb(old) - 'document'
    and new.document = old.document || '{"customerName": "", "customerEmail": null, "card": null}' then
    return new;
  end if;
  raise exception 'rows of % cannot be changed', tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_immutable_check';
end
$$;
drop trigger receipts_immutable on receipts;
create trigger receipts_immutable before update or delete on receipts
  for each row execute function refuse_receipt_change();

-- What somebody wrote about a change of credits may be taken out, and nothing else changed.
create function refuse_credit_transaction_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || '{"reason": null}' then
    return new;
  end if;
  raise exception 'rows of % cannot be changed', tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_immutable_check';
end
$$;
drop trigger credit_transactions_immutable on credit_transactions;
create trigger credit_transactions_immutable before update or delete on credit_transactions
  for each row execute function refuse_credit_transaction_change();
