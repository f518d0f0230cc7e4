import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dayIn } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import styles from './changes/changes.module.css'
import { EntryLine } from './changes/entry-line.tsx'
import { Filters } from './changes/filters.tsx'
import { type Entry, loadChanges, readChangesFilters } from './changes/load.ts'
import { requirePermission } from './data/require-permission.ts'
import { Nothing, Page } from './frame/page.tsx'
import { usePageLink } from './page-link.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the activity log. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_SETTINGS')
  const { site } = context.get(requestContext)
  const filters = readChangesFilters(url.searchParams)
  return { ...(await loadChanges(client, filters, session)), filters, zone: site.timeZone }
}

export default function Changes() {
  const t = useT()
  const pageLink = usePageLink()
  const { entries, nextCursor, actors, filters, zone } = useLoaderData<typeof loader>()
  return (
    <Page title={t('nav.changes')}>
      <Filters filters={filters} actors={actors} />
      {entries.length === 0 && (
        <Nothing
          action={
            (filters.kind || filters.actor) && (
              <LinkButton to={pageLink({ kind: null, actor: null })}>{t('changes.all')}</LinkButton>
            )
          }
        >
          {t(filters.kind || filters.actor ? 'changes.noneOfThese' : 'changes.none')}
        </Nothing>
      )}
      {groupByDay(entries, zone).map(([day, ofDay]) => (
        <Day key={day} day={day} entries={ofDay} zone={zone} />
      ))}
      {(nextCursor || filters.cursor) && (
        <nav className={styles.paging} aria-label={t('dashboard.pages')}>
          {filters.cursor && <LinkButton to={pageLink({ cursor: null })}>{t('changes.newest')}</LinkButton>}
          {nextCursor && <LinkButton to={pageLink({ cursor: nextCursor })}>{t('changes.older')}</LinkButton>}
        </nav>
      )}
    </Page>
  )
}

function Day({ day, entries, zone }: { day: string; entries: readonly Entry[]; zone: string }) {
  const formats = useFormats()
  return (
    <section aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={styles.day}>
        {formats.dayFull(day)}
      </h2>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <time dateTime={entry.at}>{formats.time(entry.at, zone)}</time>
            <div>
              <EntryLine entry={entry} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Groups entries by day, newest first. */
function groupByDay(entries: readonly Entry[], zone: string): [string, Entry[]][] {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = dayIn(entry.at, zone)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}
