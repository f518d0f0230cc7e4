-- Two changes of one millisecond stand in the order in which they were made.
alter table audit_entries add column number bigint not null generated always as identity;
drop index audit_entries_at_idx;
create index audit_entries_number_idx on audit_entries (site_id, number desc);
