alter table bookings add column intake_submission_id uuid;
-- the booking that answers to an intake form belong to: one, and each booking has one
create unique index bookings_intake_submission_id_idx on bookings (site_id, intake_submission_id)
  where intake_submission_id is not null;
