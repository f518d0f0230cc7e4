import { type ActionFunctionArgs, data, Link, useActionData, useLoaderData } from 'react-router'
import { useT } from '../lib/translate.tsx'
import { SettleSheet } from './commitments/settle-sheet.tsx'
import { Page } from './frame/page.tsx'
import { changeOpeningHours, type HoursOutcome } from './opening-hours/change-opening-hours.ts'
import { ClosingDays, UndoOpened } from './opening-hours/closing-days.tsx'
import type { PageData } from './opening-hours/load-page.ts'
import styles from './opening-hours/opening-hours.module.css'
import { SpecialHours } from './opening-hours/special-hours.tsx'
import { WeeklyHours } from './opening-hours/weekly-hours.tsx'
import { usePageLink } from './page-link.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'
export { loadPage as loader } from './opening-hours/load-page.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeOpeningHours(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return data<HoursOutcome>(outcome, { status: outcome.done || outcome.unanswered ? 200 : 409 })
}

export const shouldRevalidate = (): boolean => true

export default function OpeningHours() {
  const t = useT()
  const pageLink = usePageLink()
  const pageData = useLoaderData<PageData>()
  const outcome = useActionData<HoursOutcome>()
  const unanswered = outcome && !outcome.done ? outcome.unanswered : undefined
  const { locations, open } = pageData
  return (
    <Page
      title={t('nav.openingHours')}
      above={
        <>
          {unanswered && <SettleSheet unanswered={unanswered} submitLabel={t('commitments.save')} />}
          <UndoOpened outcome={outcome} />
        </>
      }
    >
      <p className={styles.lead}>
        {t('openingHours.lead')} {!pageData.canWriteHours && !pageData.canWrite && t('openingHours.readOnly')}
      </p>
      {locations.length > 1 && (
        <nav className={styles.tabs} aria-label={t('nav.locations')}>
          {locations.map(({ id, name }) => (
            <Link
              key={id}
              to={pageLink({ location: id })}
              className={styles.tab}
              aria-current={id === open.id ? 'page' : undefined}
              preventScrollReset
            >
              <bdi>{name}</bdi>
            </Link>
          ))}
        </nav>
      )}
      <WeeklyHours key={`${open.id} ${JSON.stringify(pageData.hours.weekly)}`} pageData={pageData} outcome={outcome} />
      <SpecialHours key={open.id} pageData={pageData} outcome={outcome} />
      <ClosingDays pageData={pageData} outcome={outcome} />
    </Page>
  )
}
