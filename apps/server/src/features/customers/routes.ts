import type { RoutesOf } from '../../operation.ts'
import { addCustomerNote } from './operations/add-customer-note.ts'
import { cancelCustomerBookings } from './operations/cancel-customer-bookings.ts'
import { createCustomer } from './operations/create-customer.ts'
import { exportCustomers } from './operations/export-customers.ts'
import { getCustomer } from './operations/get-customer.ts'
import { mergeCustomers } from './operations/merge-customers.ts'
import { queryCustomers } from './operations/query-customers.ts'
import { removeCustomerNote } from './operations/remove-customer-note.ts'
import { restoreCustomerNote } from './operations/restore-customer-note.ts'
import { unmergeCustomers } from './operations/unmerge-customers.ts'
import { updateCustomer } from './operations/update-customer.ts'
import { updateCustomerNote } from './operations/update-customer-note.ts'

export const customersRoutes: RoutesOf<'customers'> = {
  cancelCustomerBookings,
  queryCustomers,
  getCustomer,
  createCustomer,
  updateCustomer,
  addCustomerNote,
  updateCustomerNote,
  removeCustomerNote,
  restoreCustomerNote,
  mergeCustomers,
  unmergeCustomers,
  exportCustomers,
}
