/** Events of services are published under this name. Source: facts/bookings/services.json, events. */
export const serviceFqdn = 'wix.bookings.services.v2.service'
