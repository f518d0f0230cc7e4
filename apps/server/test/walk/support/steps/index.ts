import type { Step, Walk } from '../walk.ts'
import * as booking from './booking.ts'
import * as business from './business.ts'

/** Every step with how often it is taken. */
const steps: readonly [Step, number][] = [
  [booking.bookByHold, 14],
  [booking.bookDirectly, 10],
  [booking.buyBasket, 3],
  [booking.cancel, 6],
  [booking.cancelByLink, 2],
  [booking.answerRequest, 3],
  [booking.reschedule, 4],
  [booking.changePeople, 4],
  [booking.markAttendance, 2],
  [booking.agreeToFees, 2],
  [business.payOpenCharge, 5],
  [business.askForPayment, 3],
  [business.waive, 1],
  [business.refund, 3],
  [business.disputeAtStripe, 1],
  [business.buyPlan, 5],
  [business.changeOrder, 3],
  [business.adjustCredits, 1],
  [business.changeSession, 4],
  [business.changePrice, 1],
  [business.changeMember, 1],
  [business.mergeCustomers, 1],
  [business.toggleCoupon, 1],
  [business.deleteCard, 1],
  [business.passMinutes, 6],
  [business.passDays, 1],
]

const silent = new Set<Step>([business.passMinutes, business.passDays, business.disputeAtStripe])

/** The steps that make calls of the API which succeed now and then. */
export const stepNames: string[] = steps.flatMap(([step]) => (silent.has(step) ? [] : step.name))

const all = steps.flatMap(([step, times]) => Array.from({ length: times }, () => step))

/** Takes one step at random. */
export async function takeStep(walk: Walk): Promise<void> {
  const step = walk.random.pick(all)
  if (step) await walk.take(step.name, step)
}
