import type { customers, Infer } from '@kalends/contract'

export type WireCustomer = Infer<typeof customers.Customer>

/** A customer in the search results. */
export type FoundCustomer = Pick<
  WireCustomer,
  'id' | 'name' | 'firstName' | 'lastName' | 'email' | 'phone' | 'lastVisitDate'
>

export function foundCustomer(customer: WireCustomer): FoundCustomer {
  const { id, name, firstName, lastName, email, phone, lastVisitDate } = customer
  return { id, name, firstName, lastName, email, phone, lastVisitDate }
}
