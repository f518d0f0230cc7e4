-- Sessions of classes and courses whose person left and whose next one is not named yet.
alter table sessions add column staff_to_be_named boolean not null default false;
alter table session_rules add column staff_to_be_named boolean not null default false;
