-- The part of a person's address that comes from their name; what it ever was leads to them for good.
create table staff_slugs (
  site_id uuid not null,
  slug text not null,
  staff_member_id uuid not null,
  created_at timestamptz not null,
  constraint staff_slugs_pkey primary key (site_id, slug),
  constraint staff_slugs_site_id_staff_member_id_fkey foreign key (site_id, staff_member_id)
    references staff_members (site_id, id)
);
-- whatever one person was ever called
create index staff_slugs_staff_member_id_idx on staff_slugs (site_id, staff_member_id);

-- the one their page stands at; empty only until the first is given, in the same transaction
alter table staff_members add column slug text not null default '';

do $$
declare
  person record;
  base text;
  wanted text;
  number integer;
begin
  for person in select site_id, id, name, created_at from staff_members order by site_id, created_at, id loop
    base := trim(both '-' from regexp_replace(regexp_replace(lower(person.name), '\s+', '-', 'g'), '[^-_a-z0-9\u0080-\uffff]', '', 'g'));
    if base = '' then base := 'person'; end if;
    wanted := base;
    number := 0;
    while exists (select 1 from staff_slugs where site_id = person.site_id and slug = wanted) loop
      number := number + 1;
      wanted := base || '-' || number;
    end loop;
    insert into staff_slugs (site_id, slug, staff_member_id, created_at)
      values (person.site_id, wanted, person.id, person.created_at);
    update staff_members set slug = wanted where site_id = person.site_id and id = person.id;
  end loop;
end $$;
