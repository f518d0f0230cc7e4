import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findContact } from '../../contacts/index.ts'
import { requireMemberId } from '../../members/index.ts'
import { findOrder } from '../../orders/index.ts'
import { loadBookable } from '../../services/index.ts'
import { findComingCredits } from '../steps/find-coming-credits.ts'
import { findOwnContact } from '../steps/member-contact.ts'
import { listBalances, listCovering, listOrderBalances } from '../store/grants.ts'
import { balanceView, comingView } from '../view.ts'

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
  if (!contactId || planIds.length === 0) return { balances: [], coming: [] }
  const startsAt = input.startDate ? Date.parse(input.startDate) : now
  const covered = { siteId, contactId, now, serviceId, planIds, startsAt }
  const rows = await listCovering(db, covered)
  const coming = await findComingCredits(db, covered, { locks: false })
  return { balances: rows.map(balanceView), coming: coming.map(comingView) }
}

export const listCustomerCredits: Operation<'listCustomerCredits'> = async ({ input, actor }, { db, clock }) => {
  const { siteId } = actor
  const contact = (await findContact(db, siteId, input.contactId)) ?? fail('CONTACT_NOT_FOUND')
  const rows = await listBalances(db, { siteId, contactId: contact.id, now: clock.now() })
  return { balances: rows.map(balanceView) }
}

export const listOrderCredits: Operation<'listOrderCredits'> = async ({ input, actor }, { db, clock }) => {
  const { siteId } = actor
  const memberId = may(actor, 'READ_ORDERS') ? undefined : requireMemberId(actor)
  const order = (await findOrder(db, siteId, input.orderId, memberId)) ?? fail('ORDER_NOT_FOUND')
  const rows = await listOrderBalances(db, { siteId, orderId: order.id, now: clock.now() })
  return { balances: rows.map(balanceView) }
}
