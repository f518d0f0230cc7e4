import { decimalText } from '@kalends/contract'
import { inParallel } from '../../../db/in-parallel.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findContact } from '../../contacts/index.ts'
import { sumCharges, sumUnreturnedExcess } from '../store/query-payments.ts'

export const getCustomerBalance: Operation<'getCustomerBalance'> = async ({ input, actor }, { db, ports }) => {
  const { siteId } = actor
  const contact = (await findContact(db, siteId, input.contactId)) ?? fail('CONTACT_NOT_FOUND')
  const [charged, uncharged, excess] = await inParallel(
    sumCharges(db, siteId, contact.id),
    ports.payments.sumUncharged(db, siteId, contact.id),
    sumUnreturnedExcess(db, siteId, contact.id),
  )
  const currencies = [...new Set([...charged.map(({ currency }) => currency), ...uncharged.keys()])].sort()
  return {
    balances: currencies.map((currency) => {
      const row = charged.find((one) => one.currency === currency)
      const { owedMinor = 0, owedBackMinor = 0, paidMinor = 0 } = row ?? {}
      return {
        currency,
        owed: decimalText(owedMinor + (uncharged.get(currency) ?? 0), currency),
        owedBack: decimalText(owedBackMinor + (excess.get(currency) ?? 0), currency),
        paid: decimalText(paidMinor, currency),
      }
    }),
  }
}
