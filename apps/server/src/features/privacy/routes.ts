import type { RoutesOf } from '../../operation.ts'
import { eraseCustomer } from './operations/erase-customer.ts'
import { eraseMember } from './operations/erase-member.ts'
import { eraseMyData } from './operations/erase-my-data.ts'

/** The operations on privacy. */
export const privacyRoutes: RoutesOf<'privacy'> = { eraseCustomer, eraseMember, eraseMyData }
