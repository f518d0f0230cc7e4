-- Secrets that must be read again (those of apps for codes) are kept sealed with a key of this installation.
alter table signing_keys drop constraint signing_keys_purpose_check;
alter table signing_keys add constraint signing_keys_purpose_check
  check (purpose in ('access', 'link', 'webhook', 'seal'));
-- Two processes that seal for the first time agree on one key.
create unique index signing_keys_purpose_key on signing_keys (purpose) where purpose = 'seal';
