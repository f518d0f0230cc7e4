import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { requestContext } from '../../lib/page-context.ts'
import { withChanges } from '../../paths.ts'
import { changeBooking, type Decision, type Problem, readDecision } from '../data/change-booking.ts'
import { refuseForm } from '../fields/form-key.tsx'
import { changeMoney, readMoneyAction } from '../payments/data/change-money.ts'
import { staffContext } from '../staff-context.ts'

/** A decision the API refused, with the submitted values. */
export type Refused = Pick<Decision, 'bookingId' | 'action' | 'notify' | 'message'> & { problem: Problem }

/** Also revalidates after a refused decision: the data on the page may be out of date. */
export const alwaysRevalidate = (): boolean => true

/** Action of every page with a booking drawer; redirects back to the same page with the updated booking. */
export async function actOnBooking({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { basePath } = context.get(requestContext)
  const pagePath = url.pathname.slice(basePath.length)
  const money = readMoneyAction(form.get('intent'))
  if (money) {
    const refused = await changeMoney(context.get(staffContext).client, money, form)
    if (refused) return refuseForm(refused)
    return redirect(`${pagePath}${withChanges(url.search, { pay: null })}&done=${money}`, 303)
  }
  const decision = readDecision(form, url.searchParams.get('booking'))
  if (!decision) throw data(null, { status: 400 })
  const problem = await changeBooking(context.get(staffContext).client, decision)
  if (problem) {
    const { bookingId, action, notify, message } = decision
    return refuseForm<Refused>({ bookingId, action, notify, message, problem })
  }
  return redirect(`${pagePath}${withChanges(url.search, { confirm: null })}&done=${decision.action}`, 303)
}
