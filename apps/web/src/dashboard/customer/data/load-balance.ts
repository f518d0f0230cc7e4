import type { Client } from '@kalends/sdk'
import type { Charge } from '../../payments/data/load-money.ts'
import { addAmounts } from '../../payments/decimals.ts'
import type { StaffSession } from '../../staff-context.ts'

/** What a customer owes and paid, less refunds, in one currency. */
export type Balance = { currency: string; owed: string; paid: string }

const PAGE = 100

/** Loads the balance of a customer, one per currency; null for people who may not see it. */
export async function loadBalance(
  client: Client,
  { permissions }: StaffSession,
  contactId: string,
): Promise<Balance[] | null> {
  if (!permissions.includes('READ_ORDERS')) return null
  const charges: Charge[] = []
  for (;;) {
    const page = await client.payments.queryCharges({ contactId, limit: PAGE, offset: charges.length })
    charges.push(...page.charges)
    if (page.charges.length < PAGE) break
  }
  const currencies = [...new Set(charges.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const own = charges.filter((charge) => charge.currency === currency)
    return {
      currency,
      owed: addAmounts(own.map(({ due }) => due)),
      paid: addAmounts(own.flatMap(({ paid, refunded }) => [paid, `-${refunded}`])),
    }
  })
}
