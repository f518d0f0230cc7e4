-- Nothing charges monthly payments of a course: such a price becomes the text that customers read, and is paid in person.
update services set payment = (payment - 'subscription') || jsonb_build_object(
  'rateType', 'CUSTOM',
  'custom', jsonb_build_object('description', left(
    coalesce((payment -> 'subscription' ->> 'totalPayments') || ' × ', '')
      || coalesce(payment -> 'subscription' -> 'amountPerBillingCycle' ->> 'value', '') || ' '
      || coalesce(payment -> 'subscription' -> 'amountPerBillingCycle' ->> 'currency', ''), 50)),
  'options', coalesce(payment -> 'options', '{}') || '{"online": false, "inPerson": true, "deposit": false}')
where payment ->> 'rateType' = 'SUBSCRIPTION';
set constraints all immediate;
-- every stored price can be charged
alter table services add constraint services_payment_check
  check (payment ->> 'rateType' is distinct from 'SUBSCRIPTION');

-- A card is saved for the fees its owner agreed to: without fees none is.
update booking_policies set rules = rules || '{"saveCreditCardPolicy": {"enabled": false}}'
where (rules -> 'saveCreditCardPolicy' ->> 'enabled')::boolean
  and (rules -> 'cancellationFeePolicy' ->> 'enabled')::boolean is not true;
set constraints all immediate;
-- no policy promises a card that nothing asks for
alter table booking_policies add constraint booking_policies_rules_check
  check ((rules -> 'saveCreditCardPolicy' ->> 'enabled')::boolean is not true
    or (rules -> 'cancellationFeePolicy' ->> 'enabled')::boolean is true);
