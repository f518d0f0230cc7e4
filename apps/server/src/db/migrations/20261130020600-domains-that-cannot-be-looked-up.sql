-- when the job looks a verified domain up next: a day after it was found, sooner after DNS did not answer
alter table sender_domains add column due_at timestamptz;
update sender_domains set due_at = checked_at + interval '1 day';
drop index sender_domains_checked_at_idx;
-- the job that checks verified domains takes those that are due, the longest waiting first
create index sender_domains_due_at_idx on sender_domains (due_at) where verified_at is not null;
