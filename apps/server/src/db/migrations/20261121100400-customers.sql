-- A double that became part of another customer; kept so that old references still lead somewhere.
alter table contacts add column merged_into_id uuid;
alter table contacts add constraint contacts_site_id_merged_into_id_fkey foreign key (site_id, merged_into_id) references contacts (site_id, id);
-- customers by name
create index contacts_name_idx on contacts (site_id, lower(last_name), lower(first_name), id) where merged_into_id is null;

-- Notes about customers for those who work here. Earlier words are kept in `earlier`.
create table customer_notes (
  site_id uuid not null,
  id uuid not null,
  contact_id uuid not null,
  text text not null,
  pinned boolean not null default false,
  author_id uuid,
  author_name text,
  earlier jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- in the trash since
  deleted_at timestamptz,
  constraint customer_notes_pkey primary key (site_id, id),
  constraint customer_notes_site_id_contact_id_fkey foreign key (site_id, contact_id) references contacts (site_id, id)
);
create index customer_notes_contact_id_idx on customer_notes (site_id, contact_id, created_at desc);
