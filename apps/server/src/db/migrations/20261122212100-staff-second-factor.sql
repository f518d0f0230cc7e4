-- The app for codes a person who works here shows beside the password. Until a code of it came back it is only begun.
create table staff_factors (
  user_id uuid not null constraint staff_factors_pkey primary key,
  -- whose the sealed secret is: another one each time it is begun
  id uuid not null,
  sealed_secret bytea not null,
  -- the time step of the last code that was taken; no code is taken twice
  last_step bigint,
  activated_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null,
  constraint staff_factors_user_id_fkey foreign key (user_id) references users (id)
);

-- Each is good once: it is deleted when it is shown.
create table staff_recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  constraint staff_recovery_codes_pkey primary key (user_id, code_hash),
  constraint staff_recovery_codes_user_id_fkey foreign key (user_id) references users (id)
);

-- A sign-in of a person who works here that waits for the code; its token reads <site>.<secret>. One for each person.
create table staff_sign_in_states (
  user_id uuid not null constraint staff_sign_in_states_pkey primary key,
  site_id uuid not null,
  secret_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  constraint staff_sign_in_states_secret_hash_key unique (secret_hash),
  constraint staff_sign_in_states_user_id_fkey foreign key (user_id) references users (id)
);
-- the sweep
create index staff_sign_in_states_expires_at_idx on staff_sign_in_states (expires_at);
