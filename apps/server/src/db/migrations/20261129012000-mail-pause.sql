-- While the mail server refuses the account, sending is paused for everybody: one row for the installation, or none.
create table mail_pause (
  id boolean not null default true,
  reason text not null,
  -- what the mail server answered last
  answer text not null,
  since timestamptz not null,
  -- attempts since then
  probes integer not null default 0,
  next_probe_at timestamptz not null,
  constraint mail_pause_pkey primary key (id),
  constraint mail_pause_id_check check (id),
  constraint mail_pause_reason_check
    check (reason in ('SIGN_IN', 'LIMIT', 'SENDER', 'HOST', 'CONNECTION', 'TLS', 'REFUSED'))
);

-- Why a message could not be sent, in words that pages know; `last_error` is what the mail server answered.
alter table messages
  add column reason text,
  add constraint messages_reason_check check (reason in (
    'SIGN_IN', 'LIMIT', 'SENDER', 'HOST', 'CONNECTION', 'TLS', 'REFUSED',
    'UNKNOWN_RECIPIENT', 'MAILBOX', 'CONTENT', 'OTHER'));

-- messages that failed, to send them again
create index messages_failed_idx on messages (site_id, created_at) where status = 'FAILED';
