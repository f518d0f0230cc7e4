-- What pages know of the captcha: {"provider", "places", "visibleSiteKey", "invisibleSiteKey"}; null while none is asked for.
alter table sites add column captcha jsonb;

-- How a business tells people from machines. No row: it does not.
create table captcha_settings (
  site_id uuid not null constraint captcha_settings_site_id_fkey references sites (id)
    constraint captcha_settings_pkey primary key,
  provider text not null,
  -- where it is asked for; empty: nowhere
  places text[] not null,
  visible_site_key text,
  invisible_site_key text,
  -- sealed
  visible_secret bytea,
  invisible_secret bytea,
  updated_at timestamptz not null,
  constraint captcha_settings_provider_check check (provider in ('ALTCHA', 'RECAPTCHA', 'TURNSTILE')),
  constraint captcha_settings_places_check check (places <@ array['REGISTER', 'LOGIN', 'FORMS'])
);

-- Solved challenges: the key lets each count once.
create table captcha_solutions (
  site_id uuid not null constraint captcha_solutions_site_id_fkey references sites (id),
  challenge_hash bytea not null,
  expires_at timestamptz not null,
  constraint captcha_solutions_pkey primary key (site_id, challenge_hash)
);
-- the sweep
create index captcha_solutions_expires_at_idx on captcha_solutions (expires_at);
