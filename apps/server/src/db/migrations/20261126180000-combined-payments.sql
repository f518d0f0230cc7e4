-- One payment by card for several charges, such as those of a checkout. The provider knows only this one; each charge has a
-- payment of its own for its part, so that receipts, refunds and ledger stay those of the charge.
create table combined_payments (
  site_id uuid not null constraint combined_payments_site_id_fkey references sites (id),
  id uuid not null,
  provider text not null,
  currency text not null,
  -- the sum of its parts
  amount_minor bigint not null,
  idempotency_key text not null,
  provider_payment_id text,
  created_at timestamptz not null,
  constraint combined_payments_pkey primary key (site_id, id),
  -- its parts are taken by the same provider in the same currency
  constraint combined_payments_provider_currency_key unique (site_id, id, provider, currency),
  -- a payment that is sent twice is made once
  constraint combined_payments_idempotency_key_key unique (site_id, idempotency_key),
  -- a message of the provider names the payment
  constraint combined_payments_provider_payment_id_key unique (site_id, provider, provider_payment_id),
  constraint combined_payments_provider_check check (provider in ('SANDBOX', 'STRIPE')),
  constraint combined_payments_amount_minor_check check (amount_minor > 0)
);

alter table payments
  add column combined_payment_id uuid,
  add constraint payments_combined_payment_id_fkey
    foreign key (site_id, combined_payment_id, provider, currency)
      references combined_payments (site_id, id, provider, currency),
  -- the provider knows the whole, not its parts
  add constraint payments_combined_payment_id_check
    check (combined_payment_id is null or provider_payment_id is null and method = 'CARD');
-- the parts of a combined payment, one for each charge
create unique index payments_combined_payment_id_key on payments (site_id, combined_payment_id, charge_id)
  where combined_payment_id is not null;

create function require_whole_combined_payment() returns trigger language plpgsql as $$
declare
  combined uuid;
begin
  combined := case when tg_table_name = 'payments' then (to_jsonb(new) ->> 'combined_payment_id')::uuid
    else (to_jsonb(new) ->> 'id')::uuid end;
  if not exists (
    select from combined_payments as whole where whole.site_id = new.site_id and whole.id = combined
      and whole.amount_minor = (select sum(part.amount_minor) from payments as part
        where part.site_id = whole.site_id and part.combined_payment_id = whole.id))
  then
    raise exception 'the parts of combined payment % do not add up to it', combined
      using errcode = 'check_violation', constraint = 'combined_payments_parts_check';
  end if;
  return null;
end
$$;
create constraint trigger combined_payments_whole after insert or update of amount_minor on combined_payments
  deferrable initially deferred for each row execute function require_whole_combined_payment();
create constraint trigger payments_whole_combined
  after insert or update of amount_minor, combined_payment_id on payments
  deferrable initially deferred for each row when (new.combined_payment_id is not null) execute function require_whole_combined_payment();
