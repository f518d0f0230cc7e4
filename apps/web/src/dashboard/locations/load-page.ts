import type { Client } from '@kalends/sdk'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../lib/page-context.ts'
import { loadQuestion } from '../commitments/load-commitments.ts'
import { loadAffectedBookings } from '../data/load-affected.ts'
import { requirePermission } from '../data/require-permission.ts'
import { zoneList } from '../fields/lists.ts'
import { staffContext } from '../staff-context.ts'

/** Loads all locations, and for the open one its hours and the number of upcoming bookings. */
export async function loadPage({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const { site, now } = context.get(requestContext)
  const { locations } = await client.business.listAllLocations({})
  const canWrite = session.permissions.includes('MANAGE_SETTINGS')
  const open = locations.find(({ id }) => id === url.searchParams.get('location')) ?? null
  return {
    locations,
    open,
    canWrite,
    zone: site.timeZone,
    zones: zoneList(open?.timeZone ?? site.timeZone),
    isNew: canWrite && url.searchParams.get('new') === '1',
    archiving:
      open && !open.default && !open.archived && canWrite && url.searchParams.get('confirm') === 'archive'
        ? await loadQuestion(client, { archiveLocation: { locationId: open.id } }, { about: 'location', id: open.id })
        : null,
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

export type PageData = Awaited<ReturnType<typeof loadPage>>
