import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { withChanges } from '../paths.ts'
import { changeBooking, type Decision, type Problem, readDecision } from './data/change-booking.ts'
import { staffContext } from './staff-context.ts'

/** A decision that could not be carried out, with everything that was typed. */
export type Refused = Pick<Decision, 'bookingId' | 'action' | 'notify' | 'message'> & { problem: Problem }

/** A refused decision too leaves another picture than the one on the page. */
export const alwaysRevalidate = (): boolean => true

/** Every page with a drawer sends its forms here; afterwards the same page shows the booking as it is then. */
export async function actOnBooking({ request, url, context }: ActionFunctionArgs) {
  const decision = readDecision(await request.formData(), url.searchParams.get('booking'))
  if (!decision) throw data(null, { status: 400 })
  const problem = await changeBooking(context.get(staffContext).client, decision)
  if (problem) {
    const { bookingId, action, notify, message } = decision
    return data<Refused>({ bookingId, action, notify, message, problem }, { status: 409 })
  }
  const { basePath } = context.get(requestContext)
  const here = url.pathname.slice(basePath.length)
  return redirect(`${here}${withChanges(url.search, { ask: null })}&done=${decision.action}`, 303)
}
