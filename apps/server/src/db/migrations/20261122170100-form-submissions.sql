-- What customers answered. The form is no foreign key: answers outlive it, and tell by themselves what was asked.
create table form_submissions (
  site_id uuid not null constraint form_submissions_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  event_sequence bigint not null default 0,
  form_id uuid not null,
  namespace text not null,
  status text not null,
  -- {"target": answer}, only what was asked
  answers jsonb not null,
  -- the form as it was: its revision, and of each question its id, target, kind, label and choices
  form_revision bigint not null,
  questions jsonb not null,
  -- visitor, member, staff or app, and their id
  submitter_type text not null,
  submitter_id uuid,
  contact_id uuid,
  seen boolean not null default false,
  -- what is kept as written: tags, data of integrators, details of an appointment
  rest jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint form_submissions_pkey primary key (site_id, id),
  constraint form_submissions_status_check
    check (status in ('PENDING', 'CONFIRMED', 'PAYMENT_WAITING', 'PAYMENT_CANCELED')),
  constraint form_submissions_submitter_type_check check (submitter_type in ('visitor', 'member', 'staff', 'app', 'none'))
);
-- the answers to one form, and how many there are when it takes only so many
create index form_submissions_form_id_idx on form_submissions (site_id, form_id, created_at);
-- the answers of one purpose, latest first
create index form_submissions_namespace_idx on form_submissions (site_id, namespace, created_at, id);
-- what somebody handed in themselves
create index form_submissions_submitter_idx on form_submissions (site_id, submitter_id, created_at);
-- what a customer answered
create index form_submissions_contact_id_idx on form_submissions (site_id, contact_id) where contact_id is not null;
-- finding what has been in the trash for a month, and what was never confirmed
create index form_submissions_deleted_at_idx on form_submissions (deleted_at) where deleted_at is not null;
create index form_submissions_pending_idx on form_submissions (created_at) where status = 'PENDING';
