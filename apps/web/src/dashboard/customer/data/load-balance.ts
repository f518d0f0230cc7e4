import type { Infer, payments } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import type { StaffSession } from '../../staff-context.ts'

/** What a customer owes and paid, less refunds, in one currency. */
export type Balance = Infer<typeof payments.CustomerBalanceResponse>['balances'][number]

/** Loads the balance of a customer, one per currency; null for people who may not see it. */
export async function loadBalance(
  client: Client,
  { permissions }: StaffSession,
  contactId: string,
): Promise<Balance[] | null> {
  if (!permissions.includes('READ_ORDERS')) return null
  return (await client.payments.getCustomerBalance({ contactId })).balances
}
