-- Who came: one record per booking and session.
create table attendances (
  site_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  session_id uuid not null,
  status text not null,
  number_of_attendees integer not null default 1,
  status_changed_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint attendances_pkey primary key (site_id, id),
  constraint attendances_booking_id_session_id_key unique (site_id, booking_id, session_id),
  constraint attendances_site_id_booking_id_fkey foreign key (site_id, booking_id) references bookings (site_id, id),
  constraint attendances_site_id_session_id_fkey foreign key (site_id, session_id) references sessions (site_id, id),
  constraint attendances_status_check check (status in ('NOT_SET', 'ATTENDED', 'NOT_ATTENDED')),
  constraint attendances_number_of_attendees_check check (number_of_attendees >= 0)
);
-- the roster of a class
create index attendances_session_id_idx on attendances (site_id, session_id);
