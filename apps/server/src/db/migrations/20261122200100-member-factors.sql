-- What a member shows beside the password. Until a code of it came back it is only begun.
create table member_factors (
  site_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  type text not null,
  -- TOTP: the shared secret, sealed
  sealed_secret bytea,
  -- TOTP: the time step of the last code that was taken; no code is taken twice
  last_step bigint,
  -- SMS, CALL: where codes go
  phone text,
  -- the code that makes it active, where one is sent
  code_hash bytea,
  code_expires_at timestamptz,
  -- the letter that carries it
  message_id uuid,
  tries integer not null default 0,
  activated_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null,
  constraint member_factors_pkey primary key (site_id, id),
  -- one of each kind
  constraint member_factors_member_id_type_key unique (site_id, member_id, type),
  constraint member_factors_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id),
  constraint member_factors_type_check check (type in ('TOTP', 'EMAIL', 'SMS', 'CALL')),
  constraint member_factors_sealed_secret_check check ((type = 'TOTP') = (sealed_secret is not null)),
  constraint member_factors_phone_check check ((type in ('SMS', 'CALL')) = (phone is not null))
);

-- Each is good once: it is deleted when it is shown.
create table member_recovery_codes (
  site_id uuid not null,
  member_id uuid not null,
  code_hash bytea not null,
  constraint member_recovery_codes_pkey primary key (site_id, member_id, code_hash),
  constraint member_recovery_codes_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id)
);

-- Browsers in which a member is asked for no second factor; the cookie reads <site>.<secret>.
create table remembered_devices (
  site_id uuid not null,
  secret_hash bytea not null,
  member_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint remembered_devices_pkey primary key (site_id, secret_hash),
  constraint remembered_devices_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id)
);
-- a member's end together
create index remembered_devices_member_id_idx on remembered_devices (site_id, member_id);
-- the sweep
create index remembered_devices_expires_at_idx on remembered_devices (expires_at);

-- which factor the code of a sign-in was sent for; null where it shows the e-mail
alter table sign_in_states add column code_factor text;
