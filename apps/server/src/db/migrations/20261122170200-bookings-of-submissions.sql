-- the booking that answers belong to: until it starts they may be changed
create unique index bookings_form_submission_id_idx on bookings (site_id, form_submission_id)
  where form_submission_id is not null;
