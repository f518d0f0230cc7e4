-- Keys of members that live in their devices.
create table member_passkeys (
  site_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  -- base64url, as browsers write it
  credential_id text not null,
  public_key bytea not null,
  -- how often it signed, where the device counts
  counter bigint not null,
  transports text[] not null,
  -- the host whose pages take it
  host text not null,
  name text not null,
  is_synced boolean not null,
  last_used_at timestamptz,
  created_at timestamptz not null,
  constraint member_passkeys_pkey primary key (site_id, id),
  -- a sign-in begins with the credential alone
  constraint member_passkeys_credential_id_key unique (site_id, credential_id),
  constraint member_passkeys_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id)
);
-- the list
create index member_passkeys_member_id_idx on member_passkeys (site_id, member_id);

-- What a passkey is asked to sign; good once.
create table passkey_challenges (
  site_id uuid not null,
  id uuid not null,
  purpose text not null,
  -- nobody is known yet where a passkey signs somebody in
  member_id uuid,
  challenge text not null,
  expires_at timestamptz not null,
  constraint passkey_challenges_pkey primary key (site_id, id),
  constraint passkey_challenges_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id),
  constraint passkey_challenges_purpose_check check (purpose in ('REGISTER', 'SIGN_IN', 'SECOND_FACTOR')),
  constraint passkey_challenges_member_id_check check ((purpose = 'SIGN_IN') = (member_id is null))
);
create index passkey_challenges_member_id_idx on passkey_challenges (site_id, member_id);
create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at);
