import type { checkoutsOwn, Infer } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { fail } from '../../../refusal.ts'
import { findCustomerNames } from '../../contacts/index.ts'
import { type CheckoutOrderRow, findCheckoutOrder, listOrderLines } from '../store/orders.ts'
import { orderView } from '../view/order.ts'
import { findLineSubjects } from './find-line-subjects.ts'

type Order = Infer<typeof checkoutsOwn.CheckoutOrder>

/** Loads an order with the state of each line. Only the business is told whose it is. */
export async function showOrder(db: Db, actor: Actor, orderId: string): Promise<Order> {
  const { siteId } = actor
  const [found, lines] = await inParallel(findCheckoutOrder(db, siteId, orderId), listOrderLines(db, siteId, orderId))
  const order = found ?? fail('NOT_FOUND')
  const [subjects, customer] = await inParallel(
    findLineSubjects(db, siteId, lines),
    may(actor, 'READ_ORDERS') ? findCustomer(db, order) : Promise.resolve(null),
  )
  return orderView(order, lines, { ...subjects, customer })
}

async function findCustomer(db: Db, order: CheckoutOrderRow): Promise<Order['customer']> {
  const { site_id: siteId, contact_id: contactId } = order
  if (contactId === null) return null
  const [found] = await findCustomerNames(db, siteId, [contactId])
  return { contactId, name: found?.name ?? '' }
}
