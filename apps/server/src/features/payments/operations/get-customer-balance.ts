import { decimalText } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findContact } from '../../contacts/index.ts'
import { sumCharges } from '../store/query-payments.ts'

export const getCustomerBalance: Operation<'getCustomerBalance'> = async ({ input, actor }, { db }) => {
  const { siteId } = actor
  const contact = (await findContact(db, siteId, input.contactId)) ?? fail('CONTACT_NOT_FOUND')
  const rows = await sumCharges(db, siteId, contact.id)
  return {
    balances: rows.map(({ currency, owedMinor, owedBackMinor, paidMinor }) => ({
      currency,
      owed: decimalText(owedMinor, currency),
      owedBack: decimalText(owedBackMinor, currency),
      paid: decimalText(paidMinor, currency),
    })),
  }
}
