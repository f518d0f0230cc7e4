import { data, type LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../../lib/page-context.ts'
import { loadQuestion, type Question } from '../../commitments/load-commitments.ts'
import { requirePermission } from '../../data/require-permission.ts'
import { staffContext } from '../../staff-context.ts'
import { loadPerson, type PersonData } from './load-person.ts'

/** Data of the page, and what the signed-in person may change. */
export type PersonPage = PersonData & {
  zone: string
  canChange: boolean
  canConnect: boolean
  canWriteServices: boolean
  /** What relies on the person, while their deletion is to be confirmed. */
  deletion: Question | null
}

/** Loads a staff member: profile, services, hours and access. */
export async function loadPage({ context, params, url }: LoaderFunctionArgs): Promise<PersonPage> {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const { site, now } = context.get(requestContext)
  const staffMemberId = params['staffMemberId'] ?? ''
  const found = await loadPerson(client, staffMemberId, {
    now: now(),
    zone: site.timeZone,
    takesOnlinePayments: site.takesOnlinePayments,
  })
  if (!found) throw data(null, { status: 404 })
  const resourceId = found.person.resourceId ?? ''
  const may = (permission: (typeof session.permissions)[number]) => session.permissions.includes(permission)
  return {
    ...found,
    zone: site.timeZone,
    canChange: may('MANAGE_RESOURCES'),
    canConnect: may('MANAGE_USERS'),
    canWriteServices: may('MANAGE_SERVICES'),
    deletion:
      url.searchParams.get('confirm') === 'delete' && may('MANAGE_RESOURCES')
        ? await loadQuestion(client, { deleteStaffMember: { staffMemberId } }, { about: 'person', id: resourceId })
        : null,
  }
}
