-- How much customers may do within an hour before they are refused: one visitor or member, all of one network, and all
-- that is done in the name of one e-mail address. People who work at the business and API keys are not counted.
alter table sites
  add column max_bookings_per_visitor integer not null default 20,
  add column max_bookings_per_network integer not null default 300,
  add column max_bookings_per_recipient integer not null default 20,
  add column max_submissions_per_visitor integer not null default 20,
  add column max_submissions_per_network integer not null default 300,
  -- e-mails an hour to one address that somebody who is not signed in caused; the rest is held back
  add column max_emails_per_recipient integer not null default 15,
  -- codes by text message: to one number and for one network an hour, for the whole business a day
  add column max_texts_per_number integer not null default 5,
  add column max_texts_per_network integer not null default 20,
  add column max_texts_per_day integer not null default 500,
  -- a limit of none would refuse every customer
  add constraint sites_max_bookings_per_visitor_check check (max_bookings_per_visitor between 1 and 10000),
  add constraint sites_max_bookings_per_network_check check (max_bookings_per_network between 1 and 100000),
  add constraint sites_max_bookings_per_recipient_check check (max_bookings_per_recipient between 1 and 10000),
  add constraint sites_max_submissions_per_visitor_check check (max_submissions_per_visitor between 1 and 10000),
  add constraint sites_max_submissions_per_network_check check (max_submissions_per_network between 1 and 100000),
  add constraint sites_max_emails_per_recipient_check check (max_emails_per_recipient between 1 and 10000),
  add constraint sites_max_texts_per_number_check check (max_texts_per_number between 1 and 1000),
  add constraint sites_max_texts_per_network_check check (max_texts_per_network between 1 and 10000),
  add constraint sites_max_texts_per_day_check check (max_texts_per_day between 1 and 1000000);

-- the sweep of counters no window needs any more
create index rate_limits_window_started_at_idx on rate_limits (window_started_at);

-- a captcha may be asked for when booking, too
alter table captcha_settings
  drop constraint captcha_settings_places_check,
  add constraint captcha_settings_places_check check (places <@ array['REGISTER', 'LOGIN', 'FORMS', 'BOOKING']);
