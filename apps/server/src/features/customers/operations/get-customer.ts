import type { Operation } from '../../../operation.ts'
import { findCustomer } from '../steps/find-customer.ts'
import { showCustomer } from '../steps/show-customer.ts'

export const getCustomer: Operation<'getCustomer'> = async ({ input, actor }, { db, clock }) =>
  showCustomer(db, actor, await findCustomer(db, actor, input.contactId), clock.now())
