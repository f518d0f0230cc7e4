import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findContact } from '../../contacts/index.ts'
import { loadBookable } from '../../services/index.ts'
import { findOwnContact } from '../steps/member-contact.ts'
import { listBalances, listCovering } from '../store/grants.ts'
import { balanceView } from '../view.ts'

export const listMyCredits: Operation<'listMyCredits'> = async ({ actor }, { db, clock }) => {
  const contactId = await findOwnContact(db, actor)
  const rows = contactId ? await listBalances(db, { siteId: actor.siteId, contactId, now: clock.now() }) : []
  return { balances: rows.map(balanceView) }
}

export const listUsableCredits: Operation<'listUsableCredits'> = async ({ input, actor }, { db, clock }) => {
  const { siteId } = actor
  const contactId = await findOwnContact(db, actor)
  const serviceId = input.serviceId.toLowerCase()
  const service = await loadBookable(db, siteId, serviceId)
  if (!service || service.deleted) return fail('SERVICE_NOT_FOUND')
  const planIds = service.payment.pricingPlanIds ?? []
  const now = clock.now()
  const rows = contactId ? await listCovering(db, { siteId, contactId, now, serviceId, planIds }) : []
  return { balances: rows.map(balanceView) }
}

export const listCustomerCredits: Operation<'listCustomerCredits'> = async ({ input, actor }, { db, clock }) => {
  const { siteId } = actor
  const contact = (await findContact(db, siteId, input.contactId)) ?? fail('CONTACT_NOT_FOUND')
  const rows = await listBalances(db, { siteId, contactId: contact.id, now: clock.now() })
  return { balances: rows.map(balanceView) }
}
