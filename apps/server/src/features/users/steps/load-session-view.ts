import type { OutputOf } from '@kalends/contract'
import type { StaffActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { rememberOrigin } from '../../sites/index.ts'
import { findWorkplaces } from '../store/roles.ts'
import { loadUser } from '../store/users.ts'
import { sessionView } from '../view.ts'

/** Who is signed in, as each of these calls answers it. Notes in passing where the owner works from. */
export async function loadSessionView(
  context: Context,
  actor: StaffActor,
  request: CallRequest,
): Promise<OutputOf<'getStaffSession'>> {
  if (actor.role === 'owner') await rememberOrigin(context, actor.siteId, request.origin)
  const user = await loadUser(context.db, actor.userId)
  return { session: sessionView(actor, user, await findWorkplaces(context.db, actor.userId)) }
}
