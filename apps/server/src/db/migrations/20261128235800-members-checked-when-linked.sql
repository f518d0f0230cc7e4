-- Whether another account has the customer can change only with these columns. Most updates of members leave them: each
-- sign-in notes its time, and need not look for other accounts.
drop trigger members_proven_contact on members;
create trigger members_proven_contact
  after insert or update of contact_id, login_email_verified_at, deleted_at on members for each row
  when (new.contact_id is not null and new.login_email_verified_at is not null and new.deleted_at is null)
  execute function refuse_second_account();
