-- A fee says how much of it is kept of the money of its booking, also where that is all of it.
update bookings set cancellation_fee = cancellation_fee || jsonb_build_object('kept', cancellation_fee ->> 'value')
where cancellation_fee ->> 'status' = 'APPLIED_TO_ORDER' and not cancellation_fee ? 'kept'
  and exists (select from charges charge where charge.site_id = bookings.site_id and charge.subject_type = 'BOOKING'
    and charge.subject_id = bookings.id and charge.paid_minor > charge.refunded_minor)
  and not exists (select from charges charge where charge.site_id = bookings.site_id
    and charge.subject_type in ('NO_SHOW_FEE', 'CANCELLATION_FEE')
    and charge.subject_id = bookings.id and charge.paid_minor > charge.refunded_minor);
