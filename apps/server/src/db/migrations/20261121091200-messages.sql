-- The outbox: every message with its words, whether or not a mail server is set.
create table messages (
  site_id uuid not null constraint messages_site_id_fkey references sites (id),
  id uuid not null,
  -- what it is about, once: the event it answers and its recipient
  dedupe_key text not null,
  kind text not null,
  channel text not null,
  recipient text not null,
  recipient_name text,
  subject text not null default '',
  body_text text not null,
  body_html text,
  -- [{"filename", "contentType", "content"}]
  attachments jsonb not null default '[]',
  language text not null,
  booking_id uuid,
  status text not null default 'WAITING',
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  -- leaves no earlier: the time to undo
  due_at timestamptz not null,
  sent_at timestamptz,
  constraint messages_pkey primary key (site_id, id),
  constraint messages_dedupe_key_key unique (site_id, dedupe_key),
  constraint messages_channel_check check (channel in ('EMAIL', 'SMS')),
  constraint messages_status_check check (status in ('WAITING', 'SENT', 'KEPT', 'FAILED', 'DROPPED'))
);
create index messages_created_at_idx on messages (site_id, created_at desc, id);
create index messages_booking_id_idx on messages (site_id, booking_id);
create index messages_due_at_idx on messages (due_at) where status = 'WAITING';
