-- Settings that nothing reads go back to what happens: until now any value was stored.
update bookings_settings
set settings = settings
      - array['cartCheckout', 'multiServiceAppointments', 'displayTimeZone', 'notifications', 'locationSelection',
        'doubleBookingHandling']
      #- '{staffSelection,timing}' #- '{staffSelection,strategy}',
    revision = revision + 1
where settings ?| array['cartCheckout', 'multiServiceAppointments', 'displayTimeZone', 'notifications',
    'locationSelection', 'doubleBookingHandling']
  or settings -> 'staffSelection' ?| array['timing', 'strategy'];

-- Waiting lists are not served.
update booking_policies
set rules = jsonb_set(rules, '{waitlistPolicy,enabled}', 'false'), revision = revision + 1
where rules #> '{waitlistPolicy,enabled}' = 'true';
