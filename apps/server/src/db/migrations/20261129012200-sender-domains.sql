-- A domain of a business that its messages are sent from, once its DNS carries the public key they are signed with.
create table sender_domains (
  site_id uuid not null constraint sender_domains_site_id_fkey references sites (id),
  domain text not null,
  selector text not null,
  public_key text not null,
  -- encrypted with the key of the installation
  private_key bytea not null,
  -- what the last check found of each record: {"DKIM", "SPF", "DMARC"}
  found jsonb not null default '{}',
  created_at timestamptz not null,
  checked_at timestamptz,
  -- since when the key was found; null while it is not
  verified_at timestamptz,
  constraint sender_domains_pkey primary key (site_id)
);
-- the daily check of verified domains
create index sender_domains_checked_at_idx on sender_domains (checked_at) where verified_at is not null;
