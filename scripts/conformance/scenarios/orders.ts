import { check } from '../recorder.ts'
import type { Stage } from '../stage.ts'

const DAY_MS = 86_400_000

/** A member buys plans, and staff change the orders. */
export async function buyPlans({ recorder: { call }, staff, visitor, made }: Stage): Promise<void> {
  const { client, id: memberId } = made.member
  const { orders } = staff
  const { _id: planId } = made.plan
  await call('getPricePreview', async () => {
    const { price } = await visitor.orders.getPricePreview(planId)
    check(price.total === '90.00', JSON.stringify(price))
  })
  await call('getOnlineOrderPreview', async () => {
    const { order } = await client.orders.getOnlineOrderPreview(planId)
    check(order.planId === planId, 'the order is of another plan')
  })
  await call('getOfflineOrderPreview', () => orders.getOfflineOrderPreview(planId, memberId))
  await call('createOnlineOrder', async () => {
    const { order } = await client.orders.createOnlineOrder(made.freePlan._id)
    check(order.status === 'ACTIVE' && order._createdDate instanceof Date, JSON.stringify(order.status))
  })
  const sell = async () => (await orders.createOfflineOrder(planId, memberId, { paid: false })).order
  const { _id } = await call('createOfflineOrder', sell)
  const read = async () => (await orders.managementGetOrder(_id, { fieldSet: 'FULL' })).order
  await call('managementGetOrder', async () =>
    check((await read()).startDate instanceof Date, 'there is no start date'),
  )
  await call('managementListOrders', async () => {
    const found = await orders.managementListOrders({ planIds: [planId], limit: 5 })
    check(found.orders.length === 1, `${found.orders.length} orders were found`)
  })
  await call('memberGetOrder', async () => check((await client.orders.memberGetOrder(_id))._id === _id, 'no id'))
  await call('memberListOrders', async () => {
    const found = await client.orders.memberListOrders({ planIds: [planId] })
    check(found.orders.length === 1, `${found.orders.length} orders were found`)
  })
  await call('markAsPaid', async () => {
    await orders.markAsPaid(_id)
    check((await read()).lastPaymentStatus === 'PAID', 'the order is not paid')
  })
  await call('pauseOrder', async () => {
    await orders.pauseOrder(_id)
    check((await read()).status === 'PAUSED', 'the order is not paused')
  })
  await call('resumeOrder', async () => {
    await orders.resumeOrder(_id)
    check((await read()).status === 'ACTIVE', 'the order is not active')
  })
  await call('postponeEndDate', async () => {
    const end = new Date((await read()).endDate.getTime() + 7 * DAY_MS)
    await orders.postponeEndDate(_id, end)
    check((await read()).endDate.getTime() === end.getTime(), 'the end is another')
  })
  await call('cancelOrder', async () => {
    await orders.cancelOrder(_id, 'IMMEDIATELY')
    check((await read()).status === 'CANCELED', 'the order is not canceled')
  })
  await call('requestCancellation', async () => client.orders.requestCancellation((await sell())._id, 'IMMEDIATELY'))
  const { plans } = staff
  for (const plan of [made.plan, made.freePlan]) {
    await call('archivePlan', async () =>
      check((await plans.archivePlan(plan._id)).plan.archived, 'it is not archived'),
    )
  }
}
