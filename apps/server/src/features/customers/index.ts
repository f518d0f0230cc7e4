export { customersRoutes } from './routes.ts'
export { findNotedContacts, notesPrint } from './store/noted-contacts.ts'
