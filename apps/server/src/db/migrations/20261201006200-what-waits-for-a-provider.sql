-- The identity provider a pending sign-in came through; it ends when that is disabled.
alter table sign_in_states add provider_id uuid;
