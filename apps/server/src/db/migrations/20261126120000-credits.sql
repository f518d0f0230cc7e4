-- Credits that an order gives for one cycle.
create table credit_grants (
  site_id uuid not null constraint credit_grants_site_id_fkey references sites (id),
  id uuid not null,
  order_id uuid not null,
  plan_id uuid not null,
  contact_id uuid not null,
  cycle integer not null,
  -- null: any number
  quantity integer,
  remaining integer,
  -- empty: every service connected to the plan
  service_ids uuid[] not null default '{}',
  rolls_over boolean not null,
  starts_at timestamptz not null,
  -- null: with the order
  expires_at timestamptz,
  -- when it ended
  ended_at timestamptz,
  created_at timestamptz not null,
  constraint credit_grants_pkey primary key (site_id, id),
  -- a cycle is granted once
  constraint credit_grants_order_id_cycle_key unique (site_id, order_id, cycle),
  constraint credit_grants_order_id_fkey foreign key (site_id, order_id) references orders (site_id, id),
  constraint credit_grants_contact_id_fkey foreign key (site_id, contact_id) references contacts (site_id, id),
  constraint credit_grants_cycle_check check (cycle >= 0),
  constraint credit_grants_quantity_check check (quantity >= 1 and (quantity is null) = (remaining is null)),
  -- nobody uses credits they do not have
  constraint credit_grants_remaining_check check (remaining >= 0 and (ended_at is null or coalesce(remaining, 0) = 0)),
  constraint credit_grants_expires_at_check check (expires_at >= starts_at)
);
-- what a customer may use
create index credit_grants_contact_id_idx on credit_grants (site_id, contact_id, expires_at) where ended_at is null;

-- Double-entry ledger of credits. Rows are only ever added: a mistake is reversed by a further transaction.
create table credit_transactions (
  site_id uuid not null constraint credit_transactions_site_id_fkey references sites (id),
  id uuid not null,
  cause_type text not null,
  -- grant, use of a grant, or adjustment
  cause_id uuid not null,
  booking_id uuid,
  reason text,
  actor_name text,
  -- number of its entries, so that none can be added later
  entries integer not null,
  occurred_at timestamptz not null,
  constraint credit_transactions_pkey primary key (site_id, id),
  -- nothing is posted twice
  constraint credit_transactions_cause_type_cause_id_key unique (site_id, cause_type, cause_id),
  constraint credit_transactions_cause_type_check check (cause_type in ('GRANT', 'SPEND', 'RETURN', 'EXPIRE', 'ADJUST')),
  constraint credit_transactions_entries_check check (entries >= 2)
);

create table credit_entries (
  site_id uuid not null,
  transaction_id uuid not null,
  number integer not null,
  grant_id uuid not null,
  account text not null,
  quantity integer not null,
  constraint credit_entries_pkey primary key (site_id, transaction_id, number),
  constraint credit_entries_transaction_id_fkey
    foreign key (site_id, transaction_id) references credit_transactions (site_id, id),
  constraint credit_entries_grant_id_fkey foreign key (site_id, grant_id) references credit_grants (site_id, id),
  constraint credit_entries_account_check check (account in ('ISSUED', 'AVAILABLE', 'USED', 'EXPIRED')),
  constraint credit_entries_quantity_check check (quantity <> 0)
);
-- the history of a balance
create index credit_entries_grant_id_idx on credit_entries (site_id, grant_id);

create function require_balanced_credits() returns trigger language plpgsql as $$
declare
  transaction_of_row uuid := case when tg_table_name = 'credit_entries' then (to_jsonb(new) ->> 'transaction_id')::uuid
    else (to_jsonb(new) ->> 'id')::uuid end;
begin
  if not exists (
    select from credit_transactions t where t.site_id = new.site_id and t.id = transaction_of_row
      and (select count(*) = t.entries and sum(e.quantity) = 0 from credit_entries e
        where e.site_id = t.site_id and e.transaction_id = t.id))
  then
    raise exception 'credit transaction % is not balanced', transaction_of_row
      using errcode = 'check_violation', constraint = 'credit_entries_balanced_check';
  end if;
  return null;
end
$$;
create constraint trigger credit_transactions_balanced after insert on credit_transactions
  deferrable initially deferred for each row execute function require_balanced_credits();
create constraint trigger credit_entries_balanced after insert on credit_entries
  deferrable initially deferred for each row execute function require_balanced_credits();

create function refuse_credit_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % cannot be changed', tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_immutable_check';
end
$$;
create trigger credit_transactions_immutable before update or delete on credit_transactions
  for each row execute function refuse_credit_change();
create trigger credit_entries_immutable before update or delete on credit_entries
  for each row execute function refuse_credit_change();

-- What remains of a balance follows from the ledger.
create function add_to_credit_balance() returns trigger language plpgsql as $$
begin
  update credit_grants set remaining = remaining + new.quantity where site_id = new.site_id and id = new.grant_id;
  return null;
end
$$;
create trigger credit_entries_balance after insert on credit_entries
  for each row when (new.account = 'AVAILABLE') execute function add_to_credit_balance();

-- Credits that a booking uses; several rows if they come from several balances.
create table credit_uses (
  site_id uuid not null constraint credit_uses_site_id_fkey references sites (id),
  id uuid not null,
  booking_id uuid not null,
  grant_id uuid not null,
  quantity integer not null,
  used_at timestamptz not null,
  returned_at timestamptz,
  constraint credit_uses_pkey primary key (site_id, id),
  constraint credit_uses_grant_id_fkey foreign key (site_id, grant_id) references credit_grants (site_id, id),
  constraint credit_uses_quantity_check check (quantity >= 1)
);
-- a booking takes from a balance once
create unique index credit_uses_booking_id_grant_id_key on credit_uses (site_id, booking_id, grant_id)
  where returned_at is null;
