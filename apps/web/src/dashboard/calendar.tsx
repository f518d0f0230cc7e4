import { useEffect, useMemo, useRef } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router'
import { useFormats, useT } from '../lib/translate.tsx'
import { Agenda } from './calendar/agenda/agenda.tsx'
import styles from './calendar/calendar.module.css'
import { ClosedDay } from './calendar/closed-day.tsx'
import { takePrefetched } from './calendar/data/cache.ts'
import { loadRequested } from './calendar/data/load-requested.ts'
import { calendarQueryKey } from './calendar/data/query.ts'
import type { DrawerContext } from './calendar/drawer/drawer-context.ts'
import { LoadingBooking } from './calendar/drawer/loading-booking.tsx'
import { SessionDrawer } from './calendar/drawer/session-drawer.tsx'
import { FilterBar } from './calendar/filter-bar.tsx'
import { GridView } from './calendar/grid-view.tsx'
import type { CalendarData } from './calendar/model.ts'
import { Month } from './calendar/month.tsx'
import { closeParams, readOpenKey } from './calendar/open-key.ts'
import { PendingChanges } from './calendar/pending-changes.tsx'
import { byTime } from './calendar/rules/layout.ts'
import { chooseWeekLayout } from './calendar/rules/week.ts'
import { Toolbar } from './calendar/toolbar.tsx'
import { useBooked } from './calendar/use-booked.ts'
import { useCalendar } from './calendar/use-calendar.ts'
import { useCalendarActions } from './calendar/use-calendar-actions.tsx'
import { withMoves } from './calendar/use-moves.ts'
import { useWide } from './calendar/use-wide.ts'
import { WeekList } from './calendar/week/week-list.tsx'
import { WeekTable } from './calendar/week/week-table.tsx'
import { Page } from './frame/page.tsx'
import { Toast } from './frame/toast.tsx'
import { useListKeys } from './frame/use-list-keys.ts'
import { usePageLink } from './page-link.ts'
import { useNow } from './rows/now-line.tsx'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads everything on the calendar for the days in the URL. */
export const loader = (args: LoaderFunctionArgs): Promise<CalendarData> => loadRequested(args)

/** Uses prefetched days when there are any. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<CalendarData> {
  const cached = await takePrefetched(new URL(request.url).searchParams)
  return cached ?? (await serverLoader<typeof loader>())
}

/** Opening or closing the drawer does not reload the calendar. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const isOther = calendarQueryKey(currentUrl.searchParams) !== calendarQueryKey(nextUrl.searchParams)
  return isOther || currentUrl.search === nextUrl.search || (formMethod !== undefined && formMethod !== 'GET')
}

export default function Calendar() {
  const data = useCalendar(useLoaderData<typeof loader>())
  const now = Math.floor(useNow(data.now) / 60_000) * 60_000
  const isWide = useWide()
  const staff = useCalendarActions(data)
  const { openKey, isOpening } = useOpen()
  const items = useMemo(() => withMoves(data.items, staff.moved), [data.items, staff.moved])
  useBooked(data, staff)
  return (
    <Page
      title={useTitle(data)}
      full
      bar={<Toolbar data={data} />}
      above={
        <>
          {staff.sheets}
          <Toast {...staff.toast} />
        </>
      }
      drawer={
        openKey && <Beside data={data} items={items} now={now} staff={staff} openKey={openKey} isOpening={isOpening} />
      }
    >
      <PendingChanges store={staff.waiting} />
      <FilterBar data={data} />
      {data.closed && <ClosedDay data={data} />}
      {data.view === 'month' ? (
        <Month data={data} />
      ) : (
        <>
          {isWide !== false && (
            <div className={styles.wide}>
              {data.view === 'week' && chooseWeekLayout(data) === 'people' ? (
                <WeekTable data={data} items={items} now={now} openKey={openKey} />
              ) : (
                <GridView data={data} items={items} now={now} openKey={openKey} drop={staff.drop} />
              )}
            </div>
          )}
          {isWide !== true && (
            <div className={styles.narrow}>
              {data.view === 'week' ? (
                <WeekList data={data} items={items} now={now} openKey={openKey} />
              ) : (
                <Agenda data={data} items={items} now={now} openKey={openKey} />
              )}
            </div>
          )}
        </>
      )}
    </Page>
  )
}

function useTitle({ view, day, days }: CalendarData): string {
  const t = useT()
  const formats = useFormats()
  if (view === 'month') return formats.monthYear(day)
  if (view === 'week') return t('dashboard.calendar.weekOf', { day: formats.dayMonth(days[0] ?? day) })
  return formats.dayLong(day)
}

/** Returns what is open or being opened: the drawer appears at once, its details when they are loaded. */
function useOpen(): { openKey: string | null; isOpening: boolean } {
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  const current = readOpenKey(new URLSearchParams(search))
  if (!next || next.pathname !== pathname) return { openKey: current, isOpening: false }
  const nextKey = readOpenKey(new URLSearchParams(next.search))
  return { openKey: nextKey, isOpening: nextKey !== current }
}

type BesideProps = {
  data: CalendarData
  items: ReturnType<typeof withMoves>
  now: number
  staff: ReturnType<typeof useCalendarActions>
  openKey: string
  isOpening: boolean
}

function Beside({ data, items, now, staff, openKey, isOpening }: BesideProps) {
  const pageLink = usePageLink()
  const close = pageLink(closeParams())
  const item = items.find(({ key }) => key === openKey)
  const isOwn = item !== undefined && item.kind !== 'APPOINTMENT'
  const opened = useRef<string | null>(null)
  useEffect(() => {
    if (isOpening) opened.current = openKey
  }, [isOpening, openKey])
  useListKeys(isOwn || isOpening ? { close, before: null, after: null } : null, close)
  const rows = useMemo(() => items.filter(({ kind }) => kind === 'APPOINTMENT').sort(byTime), [items])
  if (isOwn)
    return (
      <SessionDrawer item={item} data={data} now={now} links={{ close, before: null, after: null }} send={staff.send} />
    )
  if (isOpening) return <LoadingBooking item={item} zone={data.zone} />
  const drawer: DrawerContext = {
    data,
    items,
    rows,
    now,
    close,
    send: staff.send,
    onEnded: staff.onEnded,
    wasOpening: opened.current === openKey,
  }
  return <Outlet context={drawer} />
}
