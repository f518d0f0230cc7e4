/** Customers, guests too: whoever booked, with visits, misses and what those who work here note about them. */
export { customersJobs } from './jobs.ts'
export { customersRoutes } from './routes.ts'
export { findNotedContacts, notesPrint } from './store/noted-contacts.ts'
