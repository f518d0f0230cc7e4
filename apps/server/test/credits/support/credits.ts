import type { bookings } from '@kalends/contract'
import { asMember, type ClubMember } from '../../members/club.ts'
import { anOfflineOrder, aPlan, monthly, type Shop } from '../../orders/support/shop.ts'
import { expected } from '../../support/factories.ts'

export type Benefit = {
  creditsPerCycle: number | null
  serviceIds?: string[]
  rollsOver?: boolean
  booksAhead?: boolean
}
export type Balance = { id: string; planId: string; orderId: string; quantity: number | null; remaining: number | null }

/** A plan with a benefit. */
export async function aPassPlan(shop: Pick<Shop, 'admin'>, benefit: Benefit, plan: object = {}): Promise<string> {
  const { id } = await aPlan(shop, { pricing: monthly(12), ...plan })
  const sent = { serviceIds: [], rollsOver: false, ...benefit }
  expected(await shop.admin.put(`/v1/plans/${id}/benefit`, { benefit: sent }))
  return id
}

/** Sells a member a plan with a benefit. Returns the order and the member's contact. */
export async function aPass(shop: Pick<Shop, 'admin'>, member: ClubMember, planId: string, more: object = {}) {
  const order = await anOfflineOrder(shop, member, planId, { paid: true, ...more })
  return { orderId: order.id, planId, contactId: order.buyer?.contactId ?? '' }
}

export async function listBalances(shop: Shop, { id }: ClubMember): Promise<Balance[]> {
  return expected(await (await asMember(shop, id)).get('/v1/credits/my')).balances
}

/** What is left, balance by balance. */
export async function remaining(shop: Shop, member: ClubMember): Promise<(number | null)[]> {
  return (await listBalances(shop, member)).map((balance) => balance.remaining)
}

/** The history as `TYPE quantity`, oldest first. */
export async function historyOf(shop: Shop, { id }: ClubMember): Promise<string[]> {
  const { entries } = expected(await (await asMember(shop, id)).get('/v1/credits/my/history'))
  return entries.map(({ type, quantity }: { type: string; quantity: number }) => `${type} ${quantity}`).reverse()
}

export const byPlan: bookings.Booking = { selectedPaymentOption: 'MEMBERSHIP' }
