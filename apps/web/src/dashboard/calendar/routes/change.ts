import { type ActionFunctionArgs, data } from 'react-router'
import { requestContext } from '../../../lib/page-context.ts'
import { staffContext } from '../../staff-context.ts'
import { carryOut } from '../changes/carry-out.ts'
import { readChange } from '../changes/change.ts'

/** Carries out one change made on the calendar. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const change = readChange(await request.formData())
  if (!change) throw data(null, { status: 400 })
  const { client, session } = context.get(staffContext)
  const { site } = context.get(requestContext)
  return Response.json(await carryOut({ client, session, zone: site.timeZone }, change))
}
