import { readGuid } from '../../data/views.ts'
import { readText } from '../../fields/read-form.ts'
import type { Move } from '../changes/change.ts'

/** Reads the requested move; undefined for a form the page does not have. */
export function readMove(form: FormData, bookingId: string | null): Move | undefined {
  const id = readGuid(bookingId)
  const [from = Number.NaN, until = Number.NaN] = readText(form, 'times').split(' ').map(Number)
  const resourceId = readGuid(readText(form, 'staff'))
  if (!id || !resourceId || !(until > from)) return undefined
  return {
    kind: 'move',
    of: 'APPOINTMENT',
    id,
    from,
    until,
    resourceId,
    resourceIds: [resourceId],
    revision: readText(form, 'revision'),
    key: readText(form, 'key') || crypto.randomUUID(),
    overlap: false,
    reason: '',
    acceptsPrice: readText(form, 'price') === 'yes',
    notify: readText(form, 'notify') === 'yes',
    message: '',
  }
}
