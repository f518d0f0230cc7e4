-- What a receipt says never changes. Whose it is follows its charge, when a merge of customers is undone.
drop trigger receipts_immutable on receipts;
create trigger receipts_immutable
  before update of site_id, id, kind, number, charge_id, payment_id, refund_id, currency, amount_minor, tax_minor, document,
    issued_at or delete on receipts for each row
  execute function refuse_all_but_erasing('{"customerName": "", "customerEmail": null, "card": null}', 'document');
