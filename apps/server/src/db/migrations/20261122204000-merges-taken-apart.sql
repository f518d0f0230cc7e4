-- For a moment a merge can be taken apart: what each double gave, and what stood with the customer before.
alter table contact_history add column moved jsonb;
alter table contact_history drop constraint contact_history_action_check;
alter table contact_history add constraint contact_history_action_check check (action in ('create', 'update', 'merge', 'unmerge'));
