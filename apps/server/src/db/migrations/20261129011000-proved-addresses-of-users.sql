-- When it was shown that whoever holds an account reads its mailbox: by a link that was emailed there. Null: the account was
-- set up with a link that its inviter passed on. What was set up before the proof is dropped with it. The operator
-- answers for those they create.
alter table users
  add column email_proved_at timestamptz,
  add constraint users_email_proved_at_check check (email_proved_at >= created_at);
-- Nobody's second factor gets weaker. Other earlier accounts are proved by their next emailed link.
update users set email_proved_at = created_at
where id in (select user_id from staff_factors where activated_at is not null);

-- The secret of the emailed link, which the inviter never sees. Null without a mail server: the one link is passed on.
alter table invitations
  add column mailed_secret_hash bytea,
  add constraint invitations_mailed_secret_hash_key unique (site_id, mailed_secret_hash),
  add constraint invitations_mailed_secret_hash_check check (mailed_secret_hash <> secret_hash);
alter table revoked_invitations add column mailed_secret_hash bytea;
