-- Pictures of the business and files customers hand in. The bytes lie in the data folder, under uploads/<site>/<id>.
create table media_files (
  site_id uuid not null constraint media_files_site_id_fkey references sites (id),
  id uuid not null,
  kind text not null,
  -- CATALOGUE is shown to everyone, ANSWER to those who run the business and whoever has its link
  purpose text not null,
  file_name text not null,
  content_type text not null,
  size_bytes integer not null,
  -- pixels; null for a file
  width integer,
  height integer,
  alt_text text not null default '',
  -- signs the links of an answer
  link_secret bytea not null,
  created_at timestamptz not null,
  -- since when nothing refers to it; null while something does
  unused_since timestamptz,
  -- when it is next looked at whether anything refers to it
  due_at timestamptz not null,
  constraint media_files_pkey primary key (site_id, id),
  constraint media_files_kind_check check (kind in ('IMAGE', 'FILE')),
  constraint media_files_purpose_check check (purpose in ('CATALOGUE', 'ANSWER'))
);
-- the pictures of a business, latest first
create index media_files_created_at_idx on media_files (site_id, created_at desc, id) where purpose = 'CATALOGUE';
create index media_files_due_at_idx on media_files (due_at);
