-- Whoever becomes an owner, and however, ends the claim link of the installation.
create function delete_site_claims() returns trigger language plpgsql as $$
begin
  delete from site_claims where site_id = new.site_id and used_at is null;
  return null;
end
$$;
create trigger site_users_delete_claims after insert or update of role on site_users for each row
when (new.role = 'owner') execute function delete_site_claims();

delete from site_claims
where used_at is null and site_id in (select site_id from site_users where role = 'owner');
