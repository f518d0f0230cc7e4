create table contacts (
  site_id uuid not null constraint contacts_site_id_fkey references sites (id),
  id uuid not null,
  revision bigint not null default 1,
  first_name text,
  last_name text,
  email text,
  phone text,
  address jsonb,
  time_zone text,
  language text,
  notes text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint contacts_pkey primary key (site_id, id)
);
-- a booking finds its customer by e-mail; two bookings at once make one contact
create unique index contacts_email_key on contacts (site_id, lower(email)) where email is not null;
