-- Whether everybody who works at the business shows a second factor.
alter table sites add column requires_second_factor boolean not null default false;
