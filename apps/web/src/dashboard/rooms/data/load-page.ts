import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../../lib/page-context.ts'
import { loadQuestion } from '../../commitments/load-commitments.ts'
import { requirePermission } from '../../data/require-permission.ts'
import { staffContext } from '../../staff-context.ts'
import { loadRooms, type RoomsData } from './load-rooms.ts'

/** Loads rooms and equipment by type. */
export async function loadPage({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const canChange = session.permissions.includes('MANAGE_RESOURCES')
  const rooms = await loadRooms(client)
  const { site } = context.get(requestContext)
  const requested = canChange ? findRequested(rooms, url.searchParams.get('confirm')) : undefined
  return {
    ...rooms,
    canChange,
    editing: url.searchParams.get('edit'),
    zone: site.timeZone,
    confirming: requested
      ? {
          ...requested,
          question: await loadQuestion(client, deletionOf(requested), { about: 'room', id: requested.id }),
        }
      : null,
  }
}

const deletionOf = ({ action, id }: { action: 'delete' | 'deleteKind'; id: string }) =>
  action === 'delete' ? { deleteResource: { resourceId: id } } : { deleteResourceType: { resourceTypeId: id } }

/** Returns what is about to be deleted: one resource, or a type with all its resources. */
function findRequested({ kinds, withoutKind }: RoomsData, id: string | null) {
  const kind = kinds.find((one) => one.id === id)
  if (kind) return { action: 'deleteKind' as const, id: kind.id, name: kind.name }
  const room = [...kinds.flatMap(({ rooms }) => rooms), ...withoutKind].find((one) => one.id === id)
  return room && { action: 'delete' as const, id: room.id, name: room.name }
}

export type RoomsPage = Awaited<ReturnType<typeof loadPage>>
