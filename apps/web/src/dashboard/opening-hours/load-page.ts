import { data, type LoaderFunctionArgs } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { requestContext } from '../../lib/page-context.ts'
import { requirePermission } from '../data/require-permission.ts'
import { staffContext } from '../staff-context.ts'

/** Loads weekly and special hours of a location, and all closing days. */
export async function loadPage({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const { site, now } = context.get(requestContext)
  const [{ closingDays }, { locations: all }] = await Promise.all([
    client.business.listClosingDays({}),
    client.business.listAllLocations({}),
  ])
  const locations = all.filter(({ archived }) => !archived)
  const main = locations.find((location) => location.default)
  const open = locations.find(({ id }) => id === url.searchParams.get('location')) ?? main
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

export type PageData = Awaited<ReturnType<typeof loadPage>>
