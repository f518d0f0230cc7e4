-- The sign-in that a calendar feed was made with: the session of a browser, the token family, and those it was issued
-- from. Ending one of them ends the feed. Of earlier feeds it is not known: they end with any.
alter table calendar_feeds add column sign_in_ids uuid[];
