-- The address from which a member's own calendar reads their bookings; another one takes its place.
create table calendar_feeds (
  site_id uuid not null,
  member_id uuid not null,
  -- the address reads <site>.<secret>
  secret_hash bytea not null,
  created_at timestamptz not null,
  constraint calendar_feeds_pkey primary key (site_id, member_id),
  -- whose the address is that a calendar asks for
  constraint calendar_feeds_secret_hash_key unique (site_id, secret_hash),
  constraint calendar_feeds_site_id_member_id_fkey foreign key (site_id, member_id) references members (site_id, id)
);
