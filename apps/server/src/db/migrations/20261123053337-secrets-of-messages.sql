-- Codes and links of a message that open an account stand apart from its words, encrypted, until it is sent.
alter table messages
  add column secrets bytea,
  -- when the last of them stops working
  add column secrets_expire_at timestamptz,
  add constraint messages_secrets_expire_at_check check ((secrets is null) = (secrets_expire_at is null)),
  -- a message that was sent, or never will be, holds none
  add constraint messages_secrets_check check (secrets is null or status in ('WAITING', 'KEPT'));
-- the sweep of those that stopped working
create index messages_secrets_expire_at_idx on messages (secrets_expire_at) where secrets is not null;

-- Messages written before stand here with their secrets in plain text: those are removed, and what is unsent is dropped.
update messages set
  status = case when status = 'WAITING' then 'DROPPED' else status end,
  subject = regexp_replace(subject, '\m\d{6}\M', '••••••', 'g'),
  body_text = regexp_replace(
    regexp_replace(body_text, '[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}', '••••••', 'g'), '\m\d{6}\M', '••••••', 'g'
  ),
  body_html = regexp_replace(
    regexp_replace(body_html, '[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}', '••••••', 'g'), '\m\d{6}\M', '••••••', 'g'
  )
where kind in ('sign-in-code', 'password-link', 'invitation');
