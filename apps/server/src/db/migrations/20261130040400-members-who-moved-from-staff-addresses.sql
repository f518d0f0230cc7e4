-- A member whom the business gave another address, unproven, is no longer the member of its team that they were at the
-- earlier one.
update members set user_id = null from users
where users.id = members.user_id and members.login_email_verified_at is null
  and lower(users.email) <> lower(members.login_email);
