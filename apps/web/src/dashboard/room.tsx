import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { type Translate, useT } from '../lib/translate.tsx'
import { SettleSheet } from './commitments/settle-sheet.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { Page } from './frame/page.tsx'
import { problemKey } from './frame/problem-key.ts'
import { Toast } from './frame/toast.tsx'
import { type ToastText, useToast } from './frame/use-toast.ts'
import { changeRoom, type Outcome } from './room/data/change-room.ts'
import { loadRoom } from './room/data/load-room.ts'
import { Hours, type HoursPage } from './staff/hours.tsx'
import styles from './staff/staff.module.css'
import { TimeOff } from './staff/time-off.tsx'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the hours of a room or equipment. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<HoursPage> {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const room = await loadRoom(client, params['resourceId'] ?? '')
  if (!room) throw data(null, { status: 404 })
  const resourceId = params['resourceId'] ?? ''
  return { kind: 'rooms', resourceId, ...room, canChange: session.permissions.includes('MANAGE_RESOURCES') }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeRoom(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return outcome.problem ? data<Outcome>(outcome, { status: 409 }) : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function RoomPage() {
  const t = useT()
  const room = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => roomToast(t, done))
  return (
    <Page
      title={room.name}
      above={
        <>
          {outcome?.unanswered && <SettleSheet unanswered={outcome.unanswered} submitLabel={t('commitments.save')} />}
          <Toast {...toast} />
        </>
      }
    >
      <p className={styles.lead}>
        <Link to={dashboardPaths.setUp('rooms')}>{t('rooms.back')}</Link>
      </p>
      <Hours key={JSON.stringify(room.hours?.weekly)} of={room} outcome={outcome} />
      <TimeOff of={room} outcome={outcome} />
    </Page>
  )
}

function roomToast(t: Translate, { action, problem }: Outcome): ToastText {
  if (problem) return { text: t(problemKey(`staff.problem.${problem}`)) }
  return { text: t(action === 'always' ? 'rooms.done.always' : `staff.done.${action}`) }
}
