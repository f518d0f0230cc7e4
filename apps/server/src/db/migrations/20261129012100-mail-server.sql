-- The mail server as set up in the dashboard: one row for the installation, or none. SMTP_URL wins over it.
create table mail_server (
  id boolean not null default true,
  host text not null,
  port integer not null,
  -- how the connection is encrypted
  security text not null,
  user_name text,
  -- encrypted with the key of the installation
  password bytea,
  -- address of the sender, for every business
  sender text not null,
  updated_at timestamptz not null,
  constraint mail_server_pkey primary key (id),
  constraint mail_server_id_check check (id),
  constraint mail_server_port_check check (port between 1 and 65535),
  constraint mail_server_security_check check (security in ('TLS', 'STARTTLS', 'NONE')),
  constraint mail_server_password_check check ((user_name is null) = (password is null))
);
