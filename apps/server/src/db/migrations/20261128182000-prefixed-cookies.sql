-- Cookies over TLS have the prefix __Host- from here on. When an installation learned it is the time of this migration:
-- for a while cookies with the earlier names are read and replaced (http/cookie-names.ts).
comment on table schema_migrations is 'Applied migrations. That of prefixed-cookies.sql tells since when cookies have a prefix.';
