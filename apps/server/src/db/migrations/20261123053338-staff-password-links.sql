-- The link with which a person who works here chooses a new password; its token reads <site>.<secret>. One for each person.
create table staff_password_links (
  user_id uuid not null constraint staff_password_links_pkey primary key,
  -- the business in whose name it was sent
  site_id uuid not null constraint staff_password_links_site_id_fkey references sites (id),
  secret_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- the link names one person
  constraint staff_password_links_secret_hash_key unique (secret_hash),
  constraint staff_password_links_user_id_fkey foreign key (user_id) references users (id)
);
-- the sweep of expired links
create index staff_password_links_expires_at_idx on staff_password_links (expires_at);
