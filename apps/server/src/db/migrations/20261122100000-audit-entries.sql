-- Who changed what of the set-up of a business. Only ever added to; a privacy request may empty names.
create table audit_entries (
  site_id uuid not null constraint audit_entries_site_id_fkey references sites (id),
  id uuid not null,
  at timestamptz not null,
  -- a person or a key; null for the house itself
  actor_id uuid,
  actor_name text not null,
  operation text not null,
  entity_type text not null,
  entity_id uuid,
  entity_name text not null,
  -- [{"field", "before", "after"}]
  changes jsonb not null default '[]',
  constraint audit_entries_pkey primary key (site_id, id)
);
create index audit_entries_at_idx on audit_entries (site_id, at desc, id);
create index audit_entries_entity_idx on audit_entries (site_id, entity_type, entity_id, at desc);
