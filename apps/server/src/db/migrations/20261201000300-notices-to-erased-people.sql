-- the job that empties notices to erased people looks each minute
create index messages_person_erased_idx on messages (created_at) where kind = 'person-erased' and recipient <> '';
