import type { FormUser } from '../../forms/index.ts'
import { changeReference } from '../store/change-reference.ts'
import { tellUpdated } from './tell-updated.ts'

/**
 * Services go over to another form when theirs is deleted, and back when it is restored. Each is a write of the service,
 * announced as updated; nobody hears of those in the trash.
 */
export const servicesForms: FormUser = {
  name: 'services',
  moveForm: async (context, tx, { siteId, from, to, only, actor, now }) => {
    if (!from || !to) return []
    const ids = await changeReference(tx, siteId, 'form_id', { from, to, only }, now)
    await tellUpdated(context, tx, actor, ids)
    return ids
  },
}
