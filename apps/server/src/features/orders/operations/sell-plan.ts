import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findContact } from '../../contacts/index.ts'
import { lockBuyer } from '../steps/buyer.ts'
import { loadSoldPlan } from '../steps/load-sold-plan.ts'
import { findOrInsertMember } from '../steps/member-of-contact.ts'
import { placeOrder } from '../steps/place-order.ts'
import { prepareOrder } from '../steps/prepare-order.ts'
import { summarizeOrder } from '../steps/summarize-orders.ts'

/** Customers become members with their first plan; nobody has to be signed up before. */
export const sellPlan: Operation<'sellPlan'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const plan = await loadSoldPlan(tx, siteId, input.planId, { byBusiness: true })
    const contact = (await findContact(tx, siteId, input.contactId)) ?? fail('CONTACT_NOT_FOUND')
    const memberId = await findOrInsertMember(context, tx, { contact, actor })
    const buyer = (await lockBuyer(tx, siteId, memberId)) ?? fail('CONTACT_NOT_FOUND')
    const { startDate, couponCode, method } = input
    const request = await prepareOrder(context, tx, {
      siteId,
      plan,
      buyer,
      type: 'OFFLINE',
      startDate,
      couponCode,
      isPaid: Boolean(method),
      paidBy: method ?? undefined,
    })
    const order = await placeOrder(context, tx, request, { actor, operation: 'sellPlan' })
    return { order: await summarizeOrder(tx, actor, order) }
  })
