-- Credits of coming cycles pay for bookings in those cycles, of plans that renew.
alter table plan_benefits add column books_ahead boolean not null default true;
