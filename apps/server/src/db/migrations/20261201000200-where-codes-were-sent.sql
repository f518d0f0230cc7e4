-- The page that a code was sent to as a message: it is exchanged only while its origin is registered. Null: it went to the
-- redirect URI.
alter table authorization_codes add column page_origin text;
