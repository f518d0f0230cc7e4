-- What a member's contact knows beyond what a booking asks for. The first of each kind stands in its own column.
alter table contacts
  add column more_emails text[] not null default '{}',
  add column more_phones text[] not null default '{}',
  -- as `address`
  add column more_addresses jsonb not null default '[]',
  -- as it was written
  add column birthdate text,
  add column company text,
  add column job_title text,
  -- whoever holds the contact has not shown that the address is theirs: nobody else's bookings tell it anything
  add column email_unproven boolean not null default false;

-- Customers who can sign in. A member's id is that of their identity.
create table members (
  site_id uuid not null constraint members_site_id_fkey references sites (id),
  id uuid not null,
  -- null until the e-mail address of a contact that was there before is shown to be theirs
  contact_id uuid,
  -- in small letters
  login_email text not null,
  login_email_verified_at timestamptz,
  status text not null,
  -- why they are PENDING
  awaits_verification boolean not null default false,
  awaits_approval boolean not null default false,
  privacy text not null,
  activity text not null default 'ACTIVE',
  slug text not null,
  nickname text,
  title text,
  photo jsonb,
  cover jsonb,
  -- what the identity was given and no column holds; given back as it came
  identity_profile jsonb,
  -- the person who works here and has this member
  user_id uuid,
  last_login_at timestamptz,
  event_sequence bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- in the trash since, and until
  deleted_at timestamptz,
  purge_at timestamptz,
  constraint members_pkey primary key (site_id, id),
  constraint members_site_id_contact_id_fkey foreign key (site_id, contact_id) references contacts (site_id, id),
  constraint members_status_check check (status in ('PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE')),
  constraint members_privacy_check check (privacy in ('PUBLIC', 'PRIVATE')),
  constraint members_activity_check check (activity in ('ACTIVE', 'MUTED'))
);
-- signing in asks by e-mail; a deleted member's address is free at once, and so is the name of their page
create unique index members_login_email_key on members (site_id, login_email) where deleted_at is null;
create unique index members_slug_key on members (site_id, slug) where deleted_at is null;
-- lists, newest first
create index members_created_at_idx on members (site_id, created_at desc, id) where deleted_at is null;
-- the member of a contact
create index members_contact_id_idx on members (site_id, contact_id);
-- the trash is emptied after thirty days
create index members_purge_at_idx on members (purge_at) where purge_at is not null;

-- Who did what to a member, from where. Nothing is ever taken out by an operation.
create table member_history (
  site_id uuid not null,
  member_id uuid not null,
  number bigint not null,
  occurred_at timestamptz not null,
  action text not null,
  actor_type text not null,
  actor_id uuid,
  actor_name text,
  -- [{"field", "before", "after"}]
  changes jsonb not null default '[]',
  constraint member_history_pkey primary key (site_id, member_id, number),
  constraint member_history_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id)
);

-- Whether new members show themselves, who sees those who do, and whether anybody may. No row: as it is set here.
create table member_settings (
  site_id uuid not null constraint member_settings_site_id_fkey references sites (id) constraint member_settings_pkey primary key,
  default_privacy text not null default 'PRIVATE',
  default_revision bigint not null default 1,
  visible_to text not null default 'ALL',
  candidates text not null default 'ANYONE',
  revision bigint not null default 1,
  updated_at timestamptz not null,
  constraint member_settings_default_privacy_check check (default_privacy in ('PUBLIC', 'PRIVATE')),
  constraint member_settings_visible_to_check check (visible_to in ('ALL', 'MEMBERS')),
  constraint member_settings_candidates_check check (candidates in ('ANYONE', 'NO_ONE'))
);
