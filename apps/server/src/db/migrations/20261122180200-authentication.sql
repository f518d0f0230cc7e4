-- What holds for those who sign up at a business. No row: as it is set here.
create table sign_on_policies (
  site_id uuid not null constraint sign_on_policies_site_id_fkey references sites (id)
    constraint sign_on_policies_pkey primary key,
  id uuid not null,
  revision bigint not null default 1,
  require_owner_approval boolean not null default false,
  require_email_verification boolean not null default false,
  -- an unknown e-mail is answered like a wrong password
  hides_unknown_emails boolean not null default false,
  minimum_password_length integer not null default 8,
  event_sequence bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint sign_on_policies_minimum_password_length_check check (minimum_password_length between 4 and 100)
);

-- How a member proves who they are. The identity of the wire is the member with this row.
create table member_credentials (
  site_id uuid not null,
  member_id uuid not null,
  -- argon2id; null until the member sets one
  password_hash text,
  password_set_at timestamptz,
  revision bigint not null default 1,
  -- what the client sent beside the last registration or sign-in; never answered
  client_meta_data jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint member_credentials_pkey primary key (site_id, member_id),
  constraint member_credentials_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id)
);

-- A sign-in that is not done: its state token reads <site>.<secret>.
create table sign_in_states (
  site_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  secret_hash bytea not null,
  -- the code that was mailed
  code_hash bytea,
  code_sent_at timestamptz,
  code_expires_at timestamptz,
  -- the letter that carries the code
  message_id uuid,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint sign_in_states_pkey primary key (site_id, id),
  constraint sign_in_states_secret_hash_key unique (site_id, secret_hash),
  constraint sign_in_states_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id),
  -- VERIFICATION began by itself serves no sign-in
  constraint sign_in_states_kind_check check (kind in ('EMAIL_VERIFICATION', 'OWNER_APPROVAL', 'SECOND_FACTOR', 'VERIFICATION'))
);
-- what a member has under way ends when they are done
create index sign_in_states_member_id_idx on sign_in_states (site_id, member_id);
-- the sweep
create index sign_in_states_expires_at_idx on sign_in_states (expires_at);

-- Hand-over from a sign-in to the authorization endpoint or a browser session; good once.
create table session_tokens (
  site_id uuid not null,
  secret_hash bytea not null,
  member_id uuid not null,
  -- who they were before signing in
  visitor_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint session_tokens_pkey primary key (site_id, secret_hash),
  constraint session_tokens_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id)
);
create index session_tokens_member_id_idx on session_tokens (site_id, member_id);
create index session_tokens_expires_at_idx on session_tokens (expires_at);

-- The secret of a mailed link with which a password is set; good once.
create table recovery_tokens (
  site_id uuid not null,
  secret_hash bytea not null,
  member_id uuid not null,
  -- where the page goes afterwards
  return_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint recovery_tokens_pkey primary key (site_id, secret_hash),
  constraint recovery_tokens_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id)
);
create index recovery_tokens_member_id_idx on recovery_tokens (site_id, member_id);
create index recovery_tokens_expires_at_idx on recovery_tokens (expires_at);

-- A browser a member is signed in with; the cookie reads <site>.<secret>.
create table member_sessions (
  site_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  -- who they were before signing in
  visitor_id uuid,
  secret_hash bytea not null,
  user_agent text,
  address text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  constraint member_sessions_pkey primary key (site_id, id),
  constraint member_sessions_secret_hash_key unique (site_id, secret_hash),
  constraint member_sessions_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id)
);
-- the list of sign-ins, and "sign out everywhere"
create index member_sessions_member_id_idx on member_sessions (site_id, member_id);
create index member_sessions_expires_at_idx on member_sessions (expires_at);
