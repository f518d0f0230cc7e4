-- An address belongs to a contact only if somebody answers for it: the business, or who has verified it. The contact of an
-- unverified sign-up has it among its further addresses, which identify nobody. Where others used the contact under the
-- address meanwhile, it stays a customer of the business; the account gets it by verifying the address.
update contacts set email = null, more_emails = array_prepend(email, more_emails)
where email_unproven and email is not null and merged_into_id is null
  and exists (select from members where members.site_id = contacts.site_id and members.contact_id = contacts.id)
  and not exists (select from contacts duplicate
    where duplicate.site_id = contacts.site_id and duplicate.merged_into_id = contacts.id)
  and not exists (select from contact_history
    where contact_history.site_id = contacts.site_id and contact_history.contact_id = contacts.id)
  and not exists (select from bookings where bookings.site_id = contacts.site_id and bookings.contact_id = contacts.id
    and not (bookings.created_by_type = 'member' and bookings.created_by_id in (select members.id from members
      where members.site_id = contacts.site_id and members.contact_id = contacts.id)));
update members set contact_id = null from contacts
where contacts.site_id = members.site_id and contacts.id = members.contact_id and members.login_email_verified_at is null
  and contacts.email_unproven and (contacts.email is not null or contacts.merged_into_id is not null);
update contacts set email_unproven = false where email is not null or merged_into_id is not null;

alter table contacts add constraint contacts_email_unproven_check
  check (not email_unproven or (email is null and merged_into_id is null));

-- Of several accounts with one customer, that of the customer's address or else the oldest keeps it; the others begin with
-- a contact of their own.
with linked as materialized (
  select members.site_id, members.id, members.login_email, gen_random_uuid() as own_id, row_number() over (
    partition by members.site_id, contact.id
    order by (members.login_email = lower(contact.email)) is true desc, members.login_email_verified_at, members.id) as rank
  from members
    join contacts link on link.site_id = members.site_id and link.id = members.contact_id
    join contacts contact on contact.site_id = link.site_id and contact.id = coalesce(link.merged_into_id, link.id)
  where members.login_email_verified_at is not null and members.deleted_at is null
), made as (
  insert into contacts (site_id, id, email, created_at, updated_at)
  select site_id, own_id, case when not exists (select from contacts known
      where known.site_id = linked.site_id and lower(known.email) = linked.login_email) then login_email end, now(), now()
  from linked where rank > 1
)
update members set contact_id = linked.own_id from linked
where linked.rank > 1 and members.site_id = linked.site_id and members.id = linked.id;

-- A customer, with every duplicate, is the one of one verified account at most: each would see and pay what is the other's.
create function refuse_second_account() returns trigger language plpgsql as $$
declare
  customer uuid;
begin
  if tg_table_name = 'contacts' then
    customer := new.merged_into_id;
  else
    select coalesce(merged_into_id, id) into customer from contacts where site_id = new.site_id and id = new.contact_id;
  end if;
  if (select count(*) from contacts link join members on members.site_id = link.site_id and members.contact_id = link.id
      where link.site_id = new.site_id and (link.id = customer or link.merged_into_id = customer)
        and members.login_email_verified_at is not null and members.deleted_at is null) > 1
  then
    raise exception 'another account has this customer'
      using errcode = 'unique_violation', constraint = 'members_proven_contact_key';
  end if;
  return null;
end
$$;
create trigger members_proven_contact after insert or update on members for each row
  when (new.contact_id is not null and new.login_email_verified_at is not null and new.deleted_at is null)
  execute function refuse_second_account();
create trigger contacts_proven_contact after update of merged_into_id on contacts for each row
  when (new.merged_into_id is not null) execute function refuse_second_account();
