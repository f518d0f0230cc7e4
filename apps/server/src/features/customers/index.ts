/** Customers, including guests, with visits, no-shows and staff notes. */
export { customersJobs } from './jobs.ts'
export { customersRoutes } from './routes.ts'
export { joinCustomers } from './steps/join-customers.ts'
export { findNotedContacts, notesPrint } from './store/noted-contacts.ts'
