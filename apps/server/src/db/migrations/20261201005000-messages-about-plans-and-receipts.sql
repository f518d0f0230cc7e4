-- Which emails about plans and payments a business wants: to its customers about their plans, to itself about what customers
-- buy and cancel, and the receipts of payments online.
alter table sites
  add column plan_emails boolean not null default true,
  add column plan_notices boolean not null default true,
  add column receipt_emails boolean not null default true;
