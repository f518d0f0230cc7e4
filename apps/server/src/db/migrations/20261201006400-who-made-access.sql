-- The team member something acts for, also what was made with a key of theirs, and the key, or client with a secret, that made it.
alter table api_keys add column created_by_key_id uuid;
alter table oauth_clients add column created_by_user_id uuid, add column created_by_key_id uuid;
alter table sign_in_providers add column created_by_user_id uuid;
