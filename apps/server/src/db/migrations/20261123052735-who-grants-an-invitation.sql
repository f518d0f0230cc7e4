-- Who granted an invitation: what they hold is checked again when it is accepted. Both null: it was made before this was
-- recorded.
alter table invitations
  add column granted_by_user_id uuid,
  -- an API key, or a client with a secret
  add column granted_by_app_id uuid,
  -- one grantor, whose rights can be looked up
  add constraint invitations_granted_by_check check (granted_by_user_id is null or granted_by_app_id is null),
  -- only an owner makes owners
  add constraint invitations_owner_granted_by_check check (role <> 'owner' or granted_by_app_id is null);
alter table revoked_invitations
  add column granted_by_user_id uuid,
  add column granted_by_app_id uuid;
