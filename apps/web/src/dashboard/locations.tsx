import type { Client } from '@kalends/sdk'
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
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { loadAffectedBookings } from './data/load-affected.ts'
import { zoneList } from './fields/lists.ts'
import { Page } from './frame/page.tsx'
import { useListKeys } from './frame/use-list-keys.ts'
import { useHere } from './here.ts'
import { changeLocations, type LocationsOutcome } from './locations/change-locations.ts'
import { LocationDrawer } from './locations/location-drawer.tsx'
import styles from './locations/locations.module.css'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads all locations, and for the open one its hours and the number of upcoming bookings. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  if (!session.permissions.includes('READ_CATALOGUE')) throw data(null, { status: 403 })
  const { site, now } = context.get(requestContext)
  const { locations } = await client.business.listAllLocations({})
  const canWrite = session.permissions.includes('MANAGE_SETTINGS')
  const open = locations.find(({ id }) => id === url.searchParams.get('place')) ?? null
  return {
    locations,
    open,
    canWrite,
    zone: site.timeZone,
    zones: zoneList(open?.timeZone ?? site.timeZone),
    isNew: canWrite && url.searchParams.get('new') === '1',
    isConfirmingArchive: canWrite && url.searchParams.get('ask') === 'archive',
    hours: await loadHours(client, locations, open),
    ahead:
      open && session.permissions.includes('READ_BOOKINGS')
        ? await loadAffectedBookings(client, { 'bookedEntity.item.slot.location.id': open.id }, now())
        : { affected: [], total: 0 },
  }
}

type Location = Awaited<ReturnType<Client['business']['listAllLocations']>>['locations'][number]

/** Loads the hours of a location; without hours of its own it has those of the main location. */
async function loadHours({ schedules }: Client, locations: readonly Location[], open: Location | null) {
  const main = locations.find((location) => location.default)
  if (!open || !main) return { weekly: [], isOwn: true, mainName: '' }
  const loadWeekly = async ({ scheduleId }: Location) =>
    (await schedules.getWorkingHours({ scheduleId })).workingHours.weekly
  const own = await loadWeekly(open)
  const isOwn = own.length > 0 || open.default
  return { weekly: isOwn ? own : await loadWeekly(main), isOwn, mainName: main.name }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeLocations(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  if (outcome.done && (outcome.intent === 'create' || outcome.intent === 'archive'))
    return redirect(`${dashboardPaths.setUp('locations')}?place=${outcome.id}`, 303)
  return data<LocationsOutcome>(outcome, { status: outcome.done ? 200 : 409 })
}

export const shouldRevalidate = (): boolean => true

export type PageData = ReturnType<typeof useLoaderData<typeof loader>>

export default function Locations() {
  const t = useT()
  const here = useHere()
  const pageData = useLoaderData<typeof loader>()
  const outcome = useActionData<LocationsOutcome>()
  const { locations, open, isNew, canWrite } = pageData
  useListKeys(null, here({}))
  return (
    <Page
      title={t('nav.locations')}
      bar={
        canWrite && (
          <LinkButton to={here({ new: '1', place: null })} look="filled" id="new-location" className={styles.new}>
            {t('locations.new')}
          </LinkButton>
        )
      }
      drawer={(open || isNew) && <LocationDrawer key={open?.id ?? 'new'} pageData={pageData} outcome={outcome} />}
    >
      <ul className={styles.list}>
        {locations.map((location) => (
          <li key={location.id}>
            <Link
              to={here({ place: location.id, new: null, ask: null })}
              id={`row-${location.id}`}
              data-row
              className={styles.row}
              aria-current={location.id === open?.id ? 'true' : undefined}
              preventScrollReset
            >
              <span className={styles.names}>
                <b>{location.name}</b>
                <span className={styles.address}>{location.formattedAddress || t('locations.noAddress')}</span>
              </span>
              <span className={styles.state}>
                {location.default && <span className={styles.mark}>{t('locations.default')}</span>}
                {location.archived ? t('locations.archived') : location.status === 'INACTIVE' && t('locations.paused')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
