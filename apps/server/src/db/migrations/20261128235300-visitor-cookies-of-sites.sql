-- Over TLS the visitor cookie of a site below /s/ has the prefix __Host- and the site in its name from here on. The time of
-- this migration tells since when (http/cookie-names.ts).
comment on table schema_migrations is 'Applied migrations. prefixed-cookies.sql and visitor-cookies-of-sites.sql tell since when cookies have their names.';
