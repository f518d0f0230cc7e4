import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { type FormHandle, pictureOfStaff } from '../lib/page-form.ts'
import { type Translate, useT } from '../lib/translate.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { Page } from './frame/page.tsx'
import { Toast } from './frame/toast.tsx'
import { type ToastText, useToast } from './frame/use-toast.ts'
import { changePerson, type Outcome } from './staff/data/change-person.ts'
import { Hours, type HoursPage } from './staff/hours.tsx'
import styles from './staff/staff.module.css'
import { TimeOff } from './staff/time-off.tsx'
import { staffContext } from './staff-context.ts'
import { Approval } from './staff-member/approval.tsx'
import { loadPerson, type PersonData } from './staff-member/data/load-person.ts'
import { Gives } from './staff-member/gives.tsx'
import { Preview } from './staff-member/preview.tsx'
import { Profile } from './staff-member/profile.tsx'
import { Remove } from './staff-member/remove.tsx'
import { SignIn } from './staff-member/sign-in.tsx'

export { ErrorBoundary } from './frame/failure.tsx'

/** Data of the page, and what the signed-in person may change. */
export type PersonPage = PersonData & {
  zone: string
  canChange: boolean
  canConnect: boolean
  canWriteServices: boolean
}

export const handle: FormHandle = { form: pictureOfStaff }

/** Loads a staff member: profile, services, hours and access. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<PersonPage> {
  const { session, client } = context.get(staffContext)
  if (!session.permissions.includes('READ_CATALOGUE')) throw data(null, { status: 403 })
  const { site, now } = context.get(requestContext)
  const found = await loadPerson(client, params['staffMemberId'] ?? '', { now: now(), zone: site.timeZone })
  if (!found) throw data(null, { status: 404 })
  const may = (permission: (typeof session.permissions)[number]) => session.permissions.includes(permission)
  return {
    ...found,
    zone: site.timeZone,
    canChange: may('MANAGE_RESOURCES'),
    canConnect: may('MANAGE_USERS'),
    canWriteServices: may('MANAGE_SERVICES'),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params['staffMemberId'] ?? ''
  const outcome = await changePerson(context.get(staffContext).client, id, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  if (outcome.problem) return data<Outcome>(outcome, { status: 409 })
  return outcome.action === 'delete' ? redirect(`${dashboardPaths.setUp('staff')}?deleted=${id}`, 303) : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function StaffMember() {
  const t = useT()
  const page = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => personToast(t, done))
  const key = `${page.person.id} ${page.person.revision}`
  return (
    <Page title={page.person.name ?? ''} above={<Toast {...toast} />}>
      <p className={styles.lead}>
        <Link to={dashboardPaths.setUp('staff')}>{t('staff.back')}</Link>
      </p>
      <Approval page={page} outcome={outcome} />
      <Profile key={key} page={page} outcome={outcome} />
      <Preview page={page} />
      <Gives page={page} />
      <Hours key={JSON.stringify(page.hours?.weekly)} of={toHoursPage(page)} outcome={outcome} />
      <TimeOff of={toHoursPage(page)} outcome={outcome} />
      {page.canConnect && <SignIn page={page} outcome={outcome} />}
      {page.canChange && <Remove page={page} />}
    </Page>
  )
}

function toHoursPage({ person, hours, usesBusinessHours, locations, ...page }: PersonPage): HoursPage {
  return {
    kind: 'staff',
    name: person.name ?? '',
    hours,
    exceptions: page.exceptions,
    locations,
    canChange: page.canChange,
    hoursSource: usesBusinessHours ? 'business' : hours ? 'own' : 'always',
    ownScheduleId: page.ownScheduleId,
    businessScheduleId: page.businessScheduleId,
  }
}

function personToast(t: Translate, { action, problem }: Outcome): ToastText | null {
  if (action === 'delete') return null
  return { text: problem ? t(`staff.problem.${problem}`) : t(`staff.done.${action}`) }
}
