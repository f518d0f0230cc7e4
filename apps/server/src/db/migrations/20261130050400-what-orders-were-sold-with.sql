-- What an order's cycles give: a copy of its plan's benefit when it was sold, which later changes of the plan leave alone.
alter table orders add column benefit jsonb;
update orders set benefit = coalesce(
  (select jsonb_build_object('creditsPerCycle', benefit.credits_per_cycle, 'serviceIds', to_jsonb(benefit.service_ids),
      'rollsOver', benefit.rolls_over, 'booksAhead', benefit.books_ahead)
    from plan_benefits benefit where benefit.site_id = orders.site_id and benefit.plan_id = orders.plan_id),
  '{"creditsPerCycle": null, "serviceIds": [], "rollsOver": false, "booksAhead": true}');
alter table orders alter column benefit set not null;
