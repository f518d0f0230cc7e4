-- Words of the business's own for a kind of message in a language; null: the words of the house.
create table message_templates (
  site_id uuid not null constraint message_templates_site_id_fkey references sites (id),
  kind text not null,
  language text not null,
  subject text,
  body text,
  updated_at timestamptz not null,
  constraint message_templates_pkey primary key (site_id, kind, language)
);
