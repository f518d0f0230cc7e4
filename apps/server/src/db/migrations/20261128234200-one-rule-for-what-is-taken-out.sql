-- Rows that only erasing a person may change: one function instead of one per table. Arguments: what is written over the
-- row, or over one of its columns of JSON.
create function refuse_all_but_erasing() returns trigger language plpgsql as $$
declare
  erased jsonb := tg_argv[0]::jsonb;
begin
  if tg_nargs = 2 then
    erased := jsonb_build_object(tg_argv[1], (to_jsonb(old) -> tg_argv[1]) || erased);
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || erased then
    return new;
  end if;
  raise exception 'rows of % cannot be changed', tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_immutable_check';
end
$$;
drop trigger receipts_immutable on receipts;
create trigger receipts_immutable before update or delete on receipts for each row
  execute function refuse_all_but_erasing('{"customerName": "", "customerEmail": null, "card": null}', 'document');
drop trigger credit_transactions_immutable on credit_transactions;
create trigger credit_transactions_immutable before update or delete on credit_transactions for each row
  execute function refuse_all_but_erasing('{"reason": null}');
drop function refuse_receipt_change;
drop function refuse_credit_transaction_change;
