import { readGuid } from '../../data/views.ts'
import type { Move } from '../changes/change.ts'

/** Reads the requested move; undefined for a form the page does not have. */
export function readMove(form: FormData, bookingId: string | null): Move | undefined {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const id = readGuid(bookingId)
  const [from = Number.NaN, until = Number.NaN] = text('times').split(' ').map(Number)
  const resourceId = readGuid(text('staff'))
  if (!id || !resourceId || !(until > from)) return undefined
  return {
    kind: 'move',
    of: 'APPOINTMENT',
    id,
    from,
    until,
    resourceId,
    resourceIds: [resourceId],
    revision: text('revision'),
    key: text('key') || crypto.randomUUID(),
    overlap: false,
    reason: '',
    notify: text('tell') === 'yes',
    message: '',
  }
}
