-- How long a business keeps what is personal, in months; null to keep it. Without a row everything is kept.
create table retention_settings (
  site_id uuid not null constraint retention_settings_site_id_fkey references sites (id),
  booking_months smallint,
  message_months smallint,
  answer_months smallint,
  customer_months smallint,
  log_months smallint,
  file_months smallint,
  -- instants up to which the texts of a log were erased, by table
  logs_cleared jsonb not null default '{}',
  -- when older data is erased next
  due_at timestamptz,
  updated_at timestamptz not null,
  constraint retention_settings_pkey primary key (site_id),
  constraint retention_settings_months_check check (
    booking_months between 1 and 120 and message_months between 1 and 120 and answer_months between 1 and 120
    and customer_months between 1 and 120 and log_months between 1 and 120 and file_months between 1 and 120),
  constraint retention_settings_due_at_check check (
    (due_at is not null) = (coalesce(booking_months, message_months, answer_months, customer_months, log_months, file_months)
      is not null))
);
-- businesses whose older data is due to be erased
create index retention_settings_due_at_idx on retention_settings (due_at);
