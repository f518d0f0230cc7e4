-- Who wrote a customer down: people with a calendar of their own see those they entered, before there is a booking.
alter table contacts add column created_by_id uuid;

-- What was changed about a customer, by whom, with the earlier values. Nothing is ever taken out by an operation.
create table contact_history (
  site_id uuid not null,
  contact_id uuid not null,
  number bigint not null,
  occurred_at timestamptz not null,
  action text not null,
  actor_type text not null,
  actor_id uuid,
  actor_name text,
  detail jsonb not null default '{}',
  constraint contact_history_pkey primary key (site_id, contact_id, number),
  constraint contact_history_site_id_contact_id_fkey foreign key (site_id, contact_id) references contacts (site_id, id),
  constraint contact_history_action_check check (action in ('create', 'update', 'merge'))
);

-- the trash is emptied after thirty days
create index customer_notes_deleted_at_idx on customer_notes (deleted_at) where deleted_at is not null;
