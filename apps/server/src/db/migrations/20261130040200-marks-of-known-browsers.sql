-- The mark of a browser in which somebody signed in before is for this version: a new password and signing out everywhere
-- raise it.
alter table members add column browser_marks_version integer not null default 0;
alter table users add column browser_marks_version integer not null default 0;
