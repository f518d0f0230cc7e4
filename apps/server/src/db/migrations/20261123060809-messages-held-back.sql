-- HELD: written, and held back because customers had caused as many messages to this address as they may within an hour.
alter table messages
  drop constraint messages_status_check,
  add constraint messages_status_check check (status in ('WAITING', 'SENT', 'KEPT', 'HELD', 'FAILED', 'DROPPED'));
