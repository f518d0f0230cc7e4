-- Days on which nothing is offered, whatever hours are written down for them; what is booked stays.
create table closing_days (
  site_id uuid not null constraint closing_days_site_id_fkey references sites (id),
  id uuid not null,
  date date not null,
  -- null: every place
  location_id uuid,
  reason text not null default '',
  constraint closing_days_pkey primary key (site_id, id),
  constraint closing_days_site_id_location_id_fkey foreign key (site_id, location_id) references locations (site_id, id)
);
-- one entry per day and place
create unique index closing_days_date_idx on closing_days (site_id, date, coalesce(location_id, '00000000-0000-0000-0000-000000000000'));
-- closed for good, which being inactive alone is not
alter table locations add column archived_at timestamptz;
