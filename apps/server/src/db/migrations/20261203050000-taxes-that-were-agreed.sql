-- The tax that was agreed with the price of a booking: {"tax": {"name", "percent", "included"}}, or {"tax": null} where there
-- was none. Null: nothing is agreed yet. A booking with a charge is taxed by that.
alter table bookings add column agreed_tax jsonb;

-- As `findTax`: the tax of a location, otherwise that of all locations.
create function find_tax(site uuid, location uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('name', tax ->> 'name', 'percent', tax ->> 'percent', 'included', tax -> 'included')
  from payment_settings settings, jsonb_array_elements(settings.taxes) tax
  where settings.site_id = site and coalesce((tax ->> 'locationId')::uuid = location, tax ->> 'locationId' is null)
  order by tax ->> 'locationId' is null
  limit 1
$$;

-- A booking is agreed once it is promised, however it comes to be.
create function agree_on_tax() returns trigger language plpgsql as $$
begin
  if new.status = 'CREATED' then
    new.agreed_tax := null;
  elsif new.status in ('CONFIRMED', 'PENDING') and new.agreed_tax is null then
    new.agreed_tax := jsonb_build_object('tax', find_tax(new.site_id, new.location_id));
  end if;
  return new;
end
$$;
create trigger bookings_agree_on_tax before insert or update of status on bookings for each row
execute function agree_on_tax();

update bookings set agreed_tax = jsonb_build_object('tax', find_tax(site_id, location_id)) where status <> 'CREATED';
-- What is owed of a booking does not follow the settings.
alter table bookings add constraint bookings_agreed_tax_check check (
  case when agreed_tax is null then status not in ('CONFIRMED', 'PENDING') else agreed_tax ? 'tax' end);
