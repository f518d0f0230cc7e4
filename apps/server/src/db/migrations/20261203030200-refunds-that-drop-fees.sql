-- Whether a refund gives up what it takes of a fee that the payment paid; otherwise that part of the fee is due again.
alter table refunds add column drops_fee boolean not null default false;
-- An amount that is due again drops nothing
alter table refunds add constraint refunds_drops_fee_check check (not (drops_fee and owed_again));
