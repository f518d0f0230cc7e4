import type { Actor } from '../../../actor.ts'
import { actorColumns } from '../../bookings/index.ts'

/** Who writes a note. */
export function noteAuthor(actor: Actor): { authorId: string | null; authorName: string | null } {
  const { actor_id, actor_name } = actorColumns(actor)
  return { authorId: actor_id, authorName: actor_name }
}
