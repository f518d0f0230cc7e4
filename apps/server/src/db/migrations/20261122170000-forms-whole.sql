alter table forms
  add column event_sequence bigint not null default 0,
  add column enabled boolean not null default true,
  -- which fields are shown or required with which answers, in the wire's shape
  add column rules jsonb not null default '[]',
  add column steps jsonb not null default '[]',
  -- fields that were taken out: answers given to them stay readable
  add column deleted_fields jsonb not null default '[]',
  -- what is kept as written: limits, words after submitting, tags, data of integrators
  add column rest jsonb not null default '{}',
  -- in the trash since then
  add column deleted_at timestamptz,
  -- deleted past the trash: nobody can bring it back, the sweep takes it like the others
  add column deleted_for_good boolean not null default false,
  -- what went over to the default form when this one was deleted, by kind: {"services": [ids]}; it comes back with it
  add column handed_over jsonb not null default '{}';
-- a name in use gets a number appended
create unique index forms_name_idx on forms (site_id, namespace, lower(name)) where deleted_at is null;
-- finding the forms whose time in the trash is over
create index forms_deleted_at_idx on forms (deleted_at) where deleted_at is not null;
-- finding what goes over when a form is deleted
create index services_form_id_idx on services (site_id, form_id);
