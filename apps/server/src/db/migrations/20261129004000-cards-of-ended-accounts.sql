-- The account ended while its card page was open: a card that is saved all the same is removed at once.
alter table card_setups add column drops_card boolean not null default false;
alter table payments add column drops_card boolean not null default false;
