-- The confirmation link of an address works while the owner who asked for it is one. Requests from before name nobody: they
-- are void, and an owner asks again.
alter table sites
  add column pending_url_user_id uuid constraint sites_pending_url_user_id_fkey references users (id);
update sites set pending_url = null, pending_url_hash = null, pending_url_expires_at = null where pending_url is not null;
set constraints all immediate;
alter table sites
  add constraint sites_pending_url_user_id_check check ((pending_url is null) = (pending_url_user_id is null));
