-- Somebody who was asked to work at a business and has not answered yet; the link reads <site>.<secret>. The row goes
-- when the invitation is accepted or taken back.
create table invitations (
  site_id uuid not null constraint invitations_site_id_fkey references sites (id),
  id uuid not null,
  email text not null,
  name text not null default '',
  role text not null,
  -- the staff member they will be
  staff_member_id uuid,
  secret_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint invitations_pkey primary key (site_id, id),
  constraint invitations_secret_hash_key unique (site_id, secret_hash),
  constraint invitations_role_check check (role in ('owner', 'manager', 'receptionist', 'staff', 'viewer')),
  constraint invitations_site_id_staff_member_id_fkey foreign key (site_id, staff_member_id)
    references staff_members (site_id, id) on delete set null (staff_member_id)
);
-- one for each address, whatever its case
create unique index invitations_email_key on invitations (site_id, lower(email));
-- one for each staff member, who shows whether they are invited
create unique index invitations_staff_member_id_key on invitations (site_id, staff_member_id) where staff_member_id is not null;
-- the sweep of those nobody answered
create index invitations_expires_at_idx on invitations (expires_at);
