-- bookings by any part of a customer's name, email address or phone number, as they stand on the booking
create index bookings_customer_search_idx on bookings using gin ((
  folded(contact_details->>'firstName') || ' ' || folded(contact_details->>'lastName') || ' ' ||
  folded(contact_details->>'email') || ' ' || phone_digits(contact_details->>'phone')
) gin_trgm_ops);
-- the same of customers
create index contacts_search_text_idx on contacts using gin (search_text gin_trgm_ops);
create index contacts_search_digits_part_idx on contacts using gin (search_digits gin_trgm_ops);
