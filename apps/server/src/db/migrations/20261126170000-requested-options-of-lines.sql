-- How the booking said it is paid before the customer chose: after a declined card they may choose again.
alter table checkout_order_lines add column requested_option text;
