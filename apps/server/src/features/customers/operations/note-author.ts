import type { Actor } from '../../../actor.ts'
import { authorColumns } from '../../bookings/index.ts'

/** Who writes a note. */
export function noteAuthor(actor: Actor): { authorId: string | null; authorName: string | null } {
  const { actor_id, actor_name } = authorColumns(actor)
  return { authorId: actor_id, authorName: actor_name }
}
