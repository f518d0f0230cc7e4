import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { dayIn } from '../lib/format.ts'
import { useHydrated } from '../lib/hydrated.ts'
import { useLive } from '../lib/live.ts'
import { requestContext } from '../lib/page-context.ts'
import { seriesText } from '../lib/series-text.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { refuseForm } from './fields/form-key.tsx'
import { Page } from './frame/page.tsx'
import { problemKey } from './frame/problem-key.ts'
import { usePageLink } from './page-link.ts'
import { changeSession, type Problem } from './session/act.ts'
import { changeRhythm, type RhythmPreview } from './session/change-rhythm.ts'
import { loadSessionDetails, panelNames, type SessionDetails } from './session/load.ts'
import { NoShowSheet } from './session/no-show-sheet.tsx'
import { Panel } from './session/panels.tsx'
import { Roster } from './session/roster.tsx'
import styles from './session/session.module.css'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one session of a class or course with its roster. */
export async function loader({ context, params, url: { searchParams: search } }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const now = context.get(requestContext).now()
  const details = await loadSessionDetails(client, session, params['sessionId'], { search, now })
  if (!details) throw data(null, { status: 404 })
  return { ...details, now }
}

/** Why nothing was changed, or what a change of the series would do. */
type Refused = { problem?: Problem; preview?: RhythmPreview }

export async function action({ request, params, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { client } = context.get(staffContext)
  const sessionId = params['sessionId'] ?? ''
  if (form.get('intent') === 'rhythm') {
    const answer = await changeRhythm(client, sessionId, form)
    if (answer) return 'problem' in answer ? refuseForm<Refused>(answer) : answer
  } else {
    const problem = await changeSession(client, sessionId, form)
    if (problem) return refuseForm<Refused>({ problem })
  }
  const doneAction = panelNames.find((panel) => panel === form.get('intent'))
  const { basePath } = context.get(requestContext)
  return redirect(`${url.pathname.slice(basePath.length)}${doneAction ? `?done=${doneAction}` : ''}`, 303)
}

/** Also revalidates after a refused change: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function SessionPage() {
  const t = useT()
  const details = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>() as Refused | undefined
  const { revalidate } = useRevalidator()
  useLive(() => void revalidate())
  return (
    <Page title={details.session.title} bar={<SessionActions details={details} />}>
      <div className={styles.page}>
        <Facts details={details} />
        {refused?.problem && (
          <Alert className={styles.alert}>{t(problemKey(`classSession.problem.${refused.problem}`))}</Alert>
        )}
        {!refused && details.done && (
          <Alert tone="ok" className={styles.alert}>
            {t(`classSession.done.${details.done}`)}
          </Alert>
        )}
        <Panel key={details.panel} details={details} problem={refused?.problem} preview={refused?.preview} />
        {details.noShow && <NoShowSheet noShow={details.noShow} />}
        <Roster details={details} zone={details.session.timeZone} now={details.now} />
      </div>
    </Page>
  )
}

function Facts({ details: { session, names, coming } }: { details: SessionDetails }) {
  const t = useT()
  const formats = useFormats()
  const { seats, startDate, endDate, timeZone, recurrence, note } = session
  const day = formats.dayLong(dayIn(startDate, timeZone))
  const all = coming.reduce((sum, { participants }) => sum + participants, 0)
  const here = coming.reduce((sum, row) => sum + (row.attendance === 'ATTENDED' ? row.participants : 0), 0)
  return (
    <div className={styles.facts}>
      <p className={styles.when}>
        {t('classSession.when', { day, span: formats.timeRange(startDate, endDate, timeZone) })}
        {names.length > 0 && <> {t('classSession.with', { names: formats.allOf(names) })}</>}
        {session.staffToBeNamed && <> {t('common.teacherToBeNamed')}.</>}
      </p>
      <p className={styles.figures}>
        {session.status === 'CANCELLED' && <Chip tone="danger">{t('classSession.cancelled')}</Chip>}
        {seats && (
          <span>
            {t('classSession.seats', { taken: seats.taken, capacity: seats.capacity })},{' '}
            {t('classSession.seats.open', { open: seats.open })}
          </span>
        )}
        {seats && seats.held > 0 && <span>{t('classSession.seats.held', { held: seats.held })}</span>}
        {all > 0 && <span>{t('classSession.checkedIn', { here, all })}</span>}
        {recurrence && <span>{seriesText(recurrence, { t, formats })}</span>}
      </p>
      {note && (
        <p>
          <b>{t('classSession.note')}</b> <span dir="auto">{note}</span>
        </p>
      )}
    </div>
  )
}

function SessionActions({ details }: { details: SessionDetails }) {
  const t = useT()
  const pageLink = usePageLink()
  const isHydrated = useHydrated()
  const { session, canChange, canNote } = details
  const isOn = session.status === 'CONFIRMED'
  const day = dayIn(session.startDate, session.timeZone)
  const shown = panelNames.filter(
    (panel) => isOn && (panel === 'add' ? canNote : canChange) && (panel !== 'rhythm' || session.recurrence !== null),
  )
  return (
    <div className={styles.actions}>
      <LinkButton to={dashboardPaths.calendar({ day })} look="quiet">
        {t('classSession.back')}
      </LinkButton>
      {shown.map((panel) => (
        <LinkButton
          key={panel}
          to={pageLink({ panel })}
          look={panel === 'add' ? 'filled' : panel === 'cancel' ? 'quietDanger' : 'outline'}
          preventScrollReset
        >
          {t(`classSession.action.${panel}`)}
        </LinkButton>
      ))}
      {isHydrated && (
        <Button type="button" look="quiet" onClick={() => window.print()}>
          {t('classSession.action.print')}
        </Button>
      )}
    </div>
  )
}
