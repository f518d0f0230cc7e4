import { type ActionFunctionArgs, data, Link, redirect, useActionData, useLoaderData } from 'react-router'
import { type FormHandle, pictureOfStaff } from '../lib/page-form.ts'
import { type Translate, useT } from '../lib/translate.tsx'
import { SettleSheet } from './commitments/settle-sheet.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { Page } from './frame/page.tsx'
import { problemKey } from './frame/problem-key.ts'
import { Toast } from './frame/toast.tsx'
import { type ToastText, useToast } from './frame/use-toast.ts'
import { changePerson, type Outcome } from './staff/data/change-person.ts'
import { Hours, type HoursPage } from './staff/hours.tsx'
import styles from './staff/staff.module.css'
import { TimeOff } from './staff/time-off.tsx'
import { staffContext } from './staff-context.ts'
import { Approval } from './staff-member/approval.tsx'
import type { PersonPage } from './staff-member/data/load-page.ts'
import { OfferedServices } from './staff-member/offered-services.tsx'
import { Preview } from './staff-member/preview.tsx'
import { Profile } from './staff-member/profile.tsx'
import { DeleteSheet, Remove } from './staff-member/remove.tsx'
import { SignIn } from './staff-member/sign-in.tsx'

export { ErrorBoundary } from './frame/failure.tsx'
export { loadPage as loader } from './staff-member/data/load-page.ts'

export const handle: FormHandle = { form: pictureOfStaff }

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params['staffMemberId'] ?? ''
  const outcome = await changePerson(context.get(staffContext).client, id, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  if (outcome.problem) return data<Outcome>(outcome, { status: 409 })
  return outcome.action === 'delete' && !outcome.unanswered
    ? redirect(`${dashboardPaths.setUp('staff')}?deleted=${id}`, 303)
    : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function StaffMember() {
  const t = useT()
  const page = useLoaderData<PersonPage>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => personToast(t, done))
  const key = `${page.person.id} ${page.person.revision}`
  return (
    <Page
      title={page.person.name ?? ''}
      above={
        <>
          {page.deletion && !outcome?.unanswered && <DeleteSheet page={page} question={page.deletion} />}
          {outcome?.unanswered && (
            <SettleSheet
              unanswered={outcome.unanswered}
              submitLabel={outcome.action === 'delete' ? t('staff.delete') : t('commitments.save')}
            />
          )}
          <Toast {...toast} />
        </>
      }
    >
      <p className={styles.lead}>
        <Link to={dashboardPaths.setUp('staff')}>{t('staff.back')}</Link>
      </p>
      <Approval page={page} outcome={outcome} />
      <Profile key={key} page={page} outcome={outcome} />
      <Preview page={page} />
      <OfferedServices page={page} />
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
    resourceId: person.resourceId ?? '',
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

function personToast(t: Translate, { action, problem, unanswered }: Outcome): ToastText | null {
  if (action === 'delete' || unanswered) return null
  return { text: problem ? t(problemKey(`staff.problem.${problem}`)) : t(`staff.done.${action}`) }
}
