-- A new address for links in messages waits apart until its link was opened there; the confirmed one stays in use.
alter table sites
  add column pending_url text,
  add column pending_url_hash bytea,
  add column pending_url_expires_at timestamptz,
  -- a pending address can always be confirmed, and a link always confirms one
  add constraint sites_pending_url_check check (
    (pending_url is null) = (pending_url_hash is null) and (pending_url is null) = (pending_url_expires_at is null)
  );
