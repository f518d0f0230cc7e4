-- What a customer is asked. Fields in the wire's shape, so they come back as written.
create table forms (
  site_id uuid not null constraint forms_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  namespace text not null,
  name text not null,
  is_default boolean not null default false,
  fields jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint forms_pkey primary key (site_id, id)
);
-- one default form per purpose
create unique index forms_is_default_idx on forms (site_id, namespace) where is_default;
