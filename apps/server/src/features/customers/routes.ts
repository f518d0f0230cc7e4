import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'

export const customersRoutes: RoutesOf<'customers'> = {
  queryCustomers: notBuilt,
  getCustomer: notBuilt,
  createCustomer: notBuilt,
  updateCustomer: notBuilt,
  addCustomerNote: notBuilt,
  updateCustomerNote: notBuilt,
  removeCustomerNote: notBuilt,
  restoreCustomerNote: notBuilt,
  mergeCustomers: notBuilt,
  exportCustomers: notBuilt,
}
