import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { dayIn } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { Page } from './frame/page.tsx'
import { useHere } from './here.ts'
import { changeOpeningHours, type HoursOutcome } from './opening-hours/change-opening-hours.ts'
import { ClosingDays, UndoOpened } from './opening-hours/closing-days.tsx'
import styles from './opening-hours/opening-hours.module.css'
import { SpecialHours } from './opening-hours/special-hours.tsx'
import { WeeklyHours } from './opening-hours/weekly-hours.tsx'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads weekly and special hours of a location, and all closing days. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  if (!session.permissions.includes('READ_CATALOGUE')) throw data(null, { status: 403 })
  const { site, now } = context.get(requestContext)
  const [{ closingDays }, { locations: all }] = await Promise.all([
    client.business.listClosingDays({}),
    client.business.listAllLocations({}),
  ])
  const locations = all.filter(({ archived }) => !archived)
  const main = locations.find((location) => location.default)
  const open = locations.find(({ id }) => id === url.searchParams.get('place')) ?? main
  if (!open || !main) throw data(null, { status: 404 })
  const loadHours = async (scheduleId: string) => (await client.schedules.getWorkingHours({ scheduleId })).workingHours
  const [hours, mainHours] = await Promise.all([loadHours(open.scheduleId), loadHours(main.scheduleId)])
  const days = closingDays.map(({ date, locationId }) => ({ date, locationId }))
  const canSee = session.permissions.includes('READ_BOOKINGS')
  return {
    locations: locations.map(({ id, name }) => ({ id, name })),
    open: { id: open.id, name: open.name, isMain: open.default, scheduleId: open.scheduleId },
    main: { name: main.name, weekly: mainHours.weekly },
    hours,
    closingDays,
    affected: canSee ? (await client.bookings.countBookingsOnDays({ days })).counts : [],
    today: dayIn(now(), site.timeZone),
    canWrite: session.permissions.includes('MANAGE_SETTINGS'),
    canWriteHours: session.permissions.includes('MANAGE_RESOURCES'),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeOpeningHours(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return data<HoursOutcome>(outcome, { status: outcome.done ? 200 : 409 })
}

export const shouldRevalidate = (): boolean => true

export type PageData = ReturnType<typeof useLoaderData<typeof loader>>

export default function OpeningHours() {
  const t = useT()
  const here = useHere()
  const pageData = useLoaderData<typeof loader>()
  const outcome = useActionData<HoursOutcome>()
  const { locations, open } = pageData
  return (
    <Page title={t('nav.openingHours')} above={<UndoOpened outcome={outcome} />}>
      <p className={styles.lead}>
        {t('openingHours.lead')} {!pageData.canWriteHours && !pageData.canWrite && t('openingHours.readOnly')}
      </p>
      {locations.length > 1 && (
        <nav className={styles.tabs} aria-label={t('nav.locations')}>
          {locations.map(({ id, name }) => (
            <Link
              key={id}
              to={here({ place: id })}
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
