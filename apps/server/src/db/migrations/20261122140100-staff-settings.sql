-- Which facts about people customers see. A site without a row shows none of them.
create table staff_settings (
  site_id uuid not null constraint staff_settings_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  contact_public boolean not null default false,
  gender_public boolean not null default false,
  extended_fields jsonb not null default '{}',
  event_sequence integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint staff_settings_pkey primary key (site_id)
);
