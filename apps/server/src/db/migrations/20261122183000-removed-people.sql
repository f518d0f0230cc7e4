-- What a person who was removed from a business had there, for as long as that can be taken back. It lets nobody in.
create table removed_people (
  site_id uuid not null constraint removed_people_site_id_fkey references sites (id),
  user_id uuid not null constraint removed_people_user_id_fkey references users (id),
  role text not null,
  -- the staff member they were
  staff_member_id uuid,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  removed_at timestamptz not null,
  constraint removed_people_pkey primary key (site_id, user_id),
  constraint removed_people_role_check check (role in ('owner', 'manager', 'receptionist', 'staff', 'viewer'))
);
-- the sweep of those that stay removed
create index removed_people_removed_at_idx on removed_people (removed_at);

-- An invitation that was taken back, for as long as that can be undone. Its link opens nothing.
create table revoked_invitations (
  site_id uuid not null constraint revoked_invitations_site_id_fkey references sites (id),
  id uuid not null,
  email text not null,
  name text not null,
  role text not null,
  staff_member_id uuid,
  secret_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz not null,
  constraint revoked_invitations_pkey primary key (site_id, id)
);
-- the sweep of those that stay revoked
create index revoked_invitations_revoked_at_idx on revoked_invitations (revoked_at);
