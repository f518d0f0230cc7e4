create table bookings (
  site_id uuid not null,
  id uuid not null,
  revision bigint not null default 1,
  event_sequence bigint not null default 0,
  status text not null,
  payment_status text not null default 'UNDEFINED',
  selected_payment_option text not null default 'UNDEFINED',
  service_id uuid not null,
  schedule_id uuid not null,
  -- set when it enters the calendar; never for courses
  session_id uuid,
  title text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  -- the zone shown to the customer at booking; never changes
  time_zone text not null,
  local_start text,
  -- the primary resource as it was when booked; null until one is assigned
  resource_id uuid,
  resource jsonb,
  resource_selections jsonb not null default '[]',
  -- every resource the place uses, primary first
  resource_ids uuid[] not null default '{}',
  location_type text,
  location_id uuid,
  location jsonb not null default '{}',
  contact_id uuid,
  contact_details jsonb not null default '{}',
  total_participants integer not null default 1,
  participants_choices jsonb,
  booked_add_ons jsonb not null default '[]',
  buffer_before_minutes integer not null default 0,
  buffer_after_minutes integer not null default 0,
  double_booked boolean not null default false,
  policy_snapshot jsonb not null,
  -- private: what the creating call allowed for later
  flow_flags jsonb not null default '{}',
  created_by_type text not null,
  created_by_id uuid,
  created_by_contact_id uuid,
  source_platform text not null default 'WEB',
  source_actor text not null default 'CUSTOMER',
  app_id uuid,
  created_by_app_id uuid,
  external_user_id text,
  form_id uuid,
  form_submission_id uuid,
  additional_fields jsonb not null default '[]',
  extended_fields jsonb not null default '{}',
  deposit_selected boolean,
  language text,
  send_sms_reminder boolean not null default true,
  multi_service_booking_id uuid,
  multi_service_booking_type text,
  latest_message jsonb,
  canceled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint bookings_pkey primary key (site_id, id),
  constraint bookings_site_id_service_id_fkey foreign key (site_id, service_id) references services (site_id, id),
  constraint bookings_site_id_schedule_id_fkey foreign key (site_id, schedule_id) references schedules (site_id, id),
  constraint bookings_site_id_session_id_fkey foreign key (site_id, session_id) references sessions (site_id, id),
  constraint bookings_site_id_contact_id_fkey foreign key (site_id, contact_id) references contacts (site_id, id),
  constraint bookings_status_check check (status in ('CREATED', 'CONFIRMED', 'CANCELED', 'PENDING', 'DECLINED', 'WAITING_LIST')),
  constraint bookings_total_participants_check check (total_participants >= 1)
);
-- newest first, the default order of the list
create index bookings_created_at_idx on bookings (site_id, created_at desc, id);
-- a day of the calendar
create index bookings_starts_at_idx on bookings (site_id, starts_at, id);
create index bookings_session_id_idx on bookings (site_id, session_id);
create index bookings_contact_id_idx on bookings (site_id, contact_id);
-- a visitor's or member's own bookings
create index bookings_created_by_id_idx on bookings (site_id, created_by_id);
create index bookings_service_id_idx on bookings (site_id, service_id, starts_at);
create index bookings_resource_id_idx on bookings (site_id, resource_id, starts_at);

-- Who did what, when, why and from where. Nothing is ever taken out by an operation.
create table booking_history (
  site_id uuid not null,
  booking_id uuid not null,
  number bigint not null,
  occurred_at timestamptz not null,
  action text not null,
  from_status text,
  to_status text not null,
  actor_type text not null,
  actor_id uuid,
  actor_name text,
  platform text,
  detail jsonb not null default '{}',
  constraint booking_history_pkey primary key (site_id, booking_id, number),
  constraint booking_history_site_id_booking_id_fkey foreign key (site_id, booking_id) references bookings (site_id, id)
);
