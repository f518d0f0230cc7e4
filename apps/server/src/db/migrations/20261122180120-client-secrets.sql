-- What a client with a secret may do at its site; null: everything.
alter table oauth_clients add column permissions text[];
