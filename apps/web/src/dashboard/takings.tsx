import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { addDays, dayIn } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { refusalReason } from '../lib/refusal.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { readDay } from './data/read-day.ts'
import { requirePermission } from './data/require-permission.ts'
import { readPage } from './data/views.ts'
import { ConfirmSheet } from './frame/confirm-sheet.tsx'
import { ExportButton } from './frame/export-button.tsx'
import { Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { usePageLink } from './page-link.ts'
import { loadReturnedRefunds } from './payments/data/load-payments.ts'
import styles from './payments/payments.module.css'
import { PaymentsNotice } from './payments/payments-notice.tsx'
import { PaymentTabs } from './payments/tabs.tsx'
import { staffContext } from './staff-context.ts'
import { Reports } from './takings/reports.tsx'
import { TakingsTables, Totals, useTotalText } from './takings/tables.tsx'

export { ErrorBoundary } from './frame/failure.tsx'

const REPORTS_PER_PAGE = 20

/** Loads the takings of a day and one page of daily reports. */
export async function loader({ context, url: { searchParams: search } }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_ORDERS')
  const { site, now } = context.get(requestContext)
  const today = dayIn(now(), site.timeZone)
  const date = readDay(search.get('day')) ?? today
  const page = readPage(search)
  const paging = { limit: REPORTS_PER_PAGE, offset: (page - 1) * REPORTS_PER_PAGE }
  const [takings, reports, returned] = await Promise.all([
    client.payments.getTakings({ date }),
    client.payments.listDailyReports(paging),
    loadReturnedRefunds(client),
  ])
  return {
    ...takings,
    ...reports,
    returned,
    page,
    today,
    zone: site.timeZone,
    isClosing: search.get('close') === '1',
    canClose: session.permissions.includes('MANAGE_PAYMENTS'),
  }
}

type Outcome = { number: number } | { problem: 'nothing' | 'other' }

/** Closes the day. */
export async function action({ context }: ActionFunctionArgs) {
  try {
    const { report } = await context.get(staffContext).client.payments.closeTakings()
    return { number: report.number }
  } catch (error) {
    const problem = refusalReason<'nothing' | 'other'>(error, {
      codes: { NO_OPEN_TAKINGS: 'nothing' },
      fallback: 'other',
    })
    return data<Outcome>({ problem }, { status: 409 })
  }
}

export const shouldRevalidate = (): boolean => true

export default function TakingsPage() {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const outcome = useActionData<Outcome>()
  const { date, today, returned, takings, open, reports, total, page, zone, isClosing, canClose } =
    useLoaderData<typeof loader>()
  const openAmount = useTotalText(open)
  const isOpen = open.totals.length > 0
  return (
    <Page
      title={t('takings.title')}
      above={
        isClosing &&
        canClose &&
        isOpen && (
          <ConfirmSheet
            title={t('takings.close.title')}
            close={pageLink({ close: null })}
            confirmLabel={t('takings.close')}
            cancelLabel={t('common.cancel')}
          >
            <p>{t('takings.close.text', { amount: openAmount })}</p>
          </ConfirmSheet>
        )
      }
    >
      <PaymentTabs current="takings" />
      <PaymentsNotice text="payments.returned" payments={returned} />
      <DayTools date={date} today={today} file={dashboardPaths.takingsFile({ from: date, to: date })} />
      {outcome && (
        <Alert tone={'number' in outcome ? 'ok' : 'danger'} className={styles.alert}>
          {'number' in outcome
            ? t('takings.close.done', { number: String(outcome.number) })
            : t(outcome.problem === 'nothing' ? 'takings.close.nothing' : 'payments.problem.other')}
        </Alert>
      )}
      <div className={styles.takings}>
        <section aria-labelledby="day">
          <h2 id="day">{date === today ? t('takings.today') : t('takings.of', { day: formats.dayFull(date) })}</h2>
          {takings.totals.length > 0 ? (
            <TakingsTables takings={takings} name={t('takings.title')} />
          ) : (
            <p className="k-2">{t('takings.none')}</p>
          )}
        </section>
        <section aria-labelledby="open">
          <h2 id="open">{t('takings.open')}</h2>
          {isOpen ? (
            <Totals takings={open} name={t('takings.open')} />
          ) : (
            <p className="k-2">{t('takings.open.none')}</p>
          )}
          {isOpen && canClose && (
            <p>
              <LinkButton look="filled" to={pageLink({ close: '1' })} preventScrollReset>
                {t('takings.close')}
              </LinkButton>
            </p>
          )}
        </section>
        <Reports reports={reports} zone={zone} />
      </div>
      <Paging page={page} size={REPORTS_PER_PAGE} total={total} />
    </Page>
  )
}

function DayTools({ date, today, file }: { date: string; today: string; file: string }) {
  const t = useT()
  const pageLink = usePageLink()
  const toDay = (day: string): string => pageLink({ day: day === today ? null : day, close: null, page: null })
  return (
    <div className={styles.tools}>
      <LinkButton to={toDay(addDays(date, -1))}>{t('takings.previous')}</LinkButton>
      {date < today && <LinkButton to={toDay(addDays(date, 1))}>{t('takings.next')}</LinkButton>}
      {date !== today && <LinkButton to={toDay(today)}>{t('common.today')}</LinkButton>}
      <Form method="get">
        <label htmlFor="takings-day" className="k-unseen">
          {t('takings.day')}
        </label>
        <input key={date} id="takings-day" type="date" name="day" defaultValue={date} max={today} required />
        <Button>{t('payments.day.show')}</Button>
      </Form>
      <ExportButton file={file}>{t('payments.export')}</ExportButton>
    </div>
  )
}
