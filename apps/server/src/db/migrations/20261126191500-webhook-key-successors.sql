-- Keys that replace the first one of a business (webhook_keys). Decision 0141.
create table webhook_key_successors (
  site_id uuid not null constraint webhook_key_successors_site_id_fkey references sites (id),
  -- the header kid of deliveries
  id uuid not null,
  private_key bytea not null,
  public_key text not null,
  created_at timestamptz not null,
  -- the key before it signs until then
  signs_from timestamptz not null,
  constraint webhook_key_successors_pkey primary key (site_id, id),
  -- one key signs at any time
  constraint webhook_key_successors_signs_from_key unique (site_id, signs_from)
);
