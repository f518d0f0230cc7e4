-- Members could be signed in to a front end for hours after it was disabled. Those sign-ins end.
update token_families set revoked_at = now()
where revoked_at is null
  and (site_id, client_id) in (select site_id, id from oauth_clients where disabled_at is not null);
