-- A sign-in email address that a member wants to have and has not confirmed yet.
create table login_email_changes (
  site_id uuid not null constraint login_email_changes_site_id_fkey references sites (id),
  member_id uuid not null,
  id uuid not null,
  new_email text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- a newer request replaces the earlier one
  constraint login_email_changes_pkey primary key (site_id, member_id),
  constraint login_email_changes_member_id_fkey foreign key (site_id, member_id)
    references members (site_id, id),
  constraint login_email_changes_new_email_check check (new_email = lower(new_email) and char_length(new_email) <= 320)
);
-- expired ones are deleted
create index login_email_changes_expires_at_idx on login_email_changes (expires_at);
