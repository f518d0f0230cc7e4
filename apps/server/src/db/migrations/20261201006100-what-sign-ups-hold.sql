-- Several people may sign up with one address until it is verified: whoever enters a code gets their own sign-up. Pending
-- verifications note the password that the account had when they began, and what their sign-up said about the person.
alter table sign_in_states add password_hash text, add sign_up jsonb;
-- Those from before hold neither, so they begin anew.
delete from sign_in_states where kind = 'EMAIL_VERIFICATION';
