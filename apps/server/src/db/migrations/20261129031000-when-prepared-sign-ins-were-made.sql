-- When the sign-in was made whose session token the request carried: it opens nothing ten minutes later.
alter table redirect_sessions add column member_signed_in_at timestamptz;
update redirect_sessions set member_signed_in_at = created_at where member_id is not null;
alter table redirect_sessions add constraint redirect_sessions_member_signed_in_at_check
  check ((member_id is null) = (member_signed_in_at is null));
-- Whatever ends the sign-ins of a member ends those that are prepared in links.
create index redirect_sessions_member_id_idx on redirect_sessions (site_id, member_id) where member_id is not null;
-- The sign-in that a code, and the tokens it gave, were made from; null: the session of a browser, or the tokens are the
-- sign-in. How old a sign-in is, is counted from here.
alter table authorization_codes add column signed_in_at timestamptz;
alter table token_families add column signed_in_at timestamptz;
