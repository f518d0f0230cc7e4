import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../../lib/page-context.ts'
import { loadAffectedSessions } from '../../data/load-affected.ts'
import { requirePermission } from '../../data/require-permission.ts'
import { staffContext } from '../../staff-context.ts'
import { loadRooms, type RoomsData } from './load-rooms.ts'

/** Loads rooms and equipment by type. */
export async function loadPage({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const canChange = session.permissions.includes('MANAGE_RESOURCES')
  const rooms = await loadRooms(client)
  const { site, now } = context.get(requestContext)
  const canRead = session.permissions.includes('READ_BOOKINGS')
  const requested = canChange ? findRequested(rooms, url.searchParams.get('confirm')) : undefined
  return {
    ...rooms,
    canChange,
    editing: url.searchParams.get('edit'),
    zone: site.timeZone,
    confirming: requested
      ? { ...requested, ...(canRead ? await loadAffectedSessions(client, requested.resourceIds, now()) : nothing) }
      : null,
  }
}

const nothing = { affected: [], total: 0 }

/** Returns what is about to be deleted: one resource, or a type with all its resources. */
function findRequested({ kinds, withoutKind }: RoomsData, id: string | null) {
  const kind = kinds.find((one) => one.id === id)
  if (kind)
    return { action: 'deleteKind', id: kind.id, name: kind.name, resourceIds: kind.rooms.map((room) => room.id) }
  const room = [...kinds.flatMap(({ rooms }) => rooms), ...withoutKind].find((one) => one.id === id)
  return room && { action: 'delete', id: room.id, name: room.name, resourceIds: [room.id] }
}

export type RoomsPage = Awaited<ReturnType<typeof loadPage>>
