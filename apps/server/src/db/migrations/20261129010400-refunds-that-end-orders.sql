-- A refund of a plan's payment with which its order ends, once it is made: what becomes of the bookings that were shown.
alter table refunds add column ends_order jsonb;
alter table refunds add constraint refunds_ends_order_check check (ends_order is null or origin = 'KALENDS');
