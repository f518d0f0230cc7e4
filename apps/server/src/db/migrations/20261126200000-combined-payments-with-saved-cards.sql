-- Several charges are also paid at once with a saved card. The provider still knows the whole, not its parts.
alter table payments
  drop constraint payments_combined_payment_id_check,
  add constraint payments_combined_payment_id_check
    check (combined_payment_id is null or provider_payment_id is null and method in ('CARD', 'SAVED_CARD'));
