import type { Operation } from '../../../operation.ts'
import { requireOwner } from '../../users/index.ts'
import { mailServerState, requireOwnMailServer } from '../steps/mail-server-state.ts'
import { recordMailServer } from '../steps/record-mail-server.ts'
import { deleteMailServer as deleteRow, findMailServer } from '../store/mail-server.ts'

/** Ends sending; owners only. Messages that wait stay, and are sent through the next mail server. */
export const deleteMailServer: Operation<'deleteMailServer'> = async ({ actor }, context) =>
  context.transaction(async (tx) => {
    await requireOwner(tx, actor)
    await requireOwnMailServer(context, tx)
    const before = await findMailServer(tx)
    await deleteRow(tx)
    if (before) await recordMailServer(context, tx, actor, before)
    return { mailServer: await mailServerState(context, tx) }
  })
