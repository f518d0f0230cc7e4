import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { recordChange } from '../../audit/index.ts'
import { findMailServer, type MailServerRow } from '../store/mail-server.ts'
import { mailServerView } from '../view/mail-server.ts'

/** Records who changed the mail server, without the password. */
export async function recordMailServer(
  { clock }: Context,
  tx: Tx,
  actor: Actor,
  before: MailServerRow | undefined,
): Promise<void> {
  const after = await findMailServer(tx)
  const name = (after ?? before)?.host ?? ''
  await recordChange(
    tx,
    actor.siteId,
    actor,
    {
      operation: after ? 'setMailServer' : 'deleteMailServer',
      entityType: 'mailServer',
      entityId: null,
      entityName: name,
      before: before && mailServerView(before),
      after: after && mailServerView(after),
    },
    clock.now(),
  )
}
