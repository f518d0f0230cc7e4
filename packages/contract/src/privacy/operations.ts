import { signInCodes } from '../authentication/sign-in-codes.ts'
import { operation } from '../operation.ts'
import {
  EraseCustomerRequest,
  EraseMemberRequest,
  EraseMyDataRequest,
  ErasureResponse,
  ExportCustomerRequest,
  ExportCustomerResponse,
} from './shapes.ts'

const refusals = [
  'CUSTOMER_HAS_PLANS',
  'CUSTOMER_HAS_BOOKINGS',
  'STAFF_ERASE_FORBIDDEN',
  'PAYMENT_IN_PROGRESS',
] as const

/** Operations that erase people on request, and export what is stored about them. */
export const privacyOperations = {
  eraseCustomer: operation({
    id: 'eraseCustomer',
    summary: 'Erases a customer: bookings, orders and payments stay without the person. Cannot be undone.',
    method: 'POST',
    paths: ['/v1/customers/{contactId}/erase'],
    access: { manager: 'MANAGE_MEMBERS' },
    input: EraseCustomerRequest,
    required: ['contactId'],
    output: ErasureResponse,
    errors: ['CONTACT_NOT_FOUND', ...refusals],
  }),
  exportCustomer: operation({
    id: 'exportCustomer',
    summary: 'Exports everything stored about a customer, with their account. Who exported is logged.',
    method: 'POST',
    paths: ['/v1/customers/{contactId}/export'],
    access: { manager: 'EXPORT_PERSONAL_DATA' },
    input: ExportCustomerRequest,
    required: ['contactId'],
    output: ExportCustomerResponse,
    errors: ['CONTACT_NOT_FOUND'],
  }),
  eraseMember: operation({
    id: 'eraseMember',
    summary: 'Erases a member and the customer they are. Cannot be undone.',
    method: 'POST',
    paths: ['/v1/members/{id}/erase'],
    access: { manager: 'MANAGE_MEMBERS' },
    input: EraseMemberRequest,
    required: ['id'],
    output: ErasureResponse,
    errors: ['MEMBER_NOT_FOUND', ...refusals],
  }),
  eraseMyData: operation({
    id: 'eraseMyData',
    summary: 'Erases the current member’s account and data, and signs them out. Cannot be undone.',
    method: 'POST',
    paths: ['/v1/members/my/erase'],
    access: { member: 'own' },
    input: EraseMyDataRequest,
    output: ErasureResponse,
    errors: [
      'MEMBER_NOT_FOUND',
      'RECENT_SIGN_IN_REQUIRED',
      signInCodes.wrongPassword,
      'THROTTLED_FEATURE',
      ...refusals,
    ],
  }),
}
