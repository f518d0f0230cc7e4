-- The key, or connected app with a secret, that made a webhook or led it elsewhere, or made a sign-in provider.
alter table webhooks add column created_by_key_id uuid;
alter table sign_in_providers add column created_by_key_id uuid;
