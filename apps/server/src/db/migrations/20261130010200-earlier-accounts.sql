-- finds the deleted accounts that had the same sign-in address: what their member bought counts as the buyer's
create index members_deleted_login_email_idx on members (site_id, login_email) where deleted_at is not null;
