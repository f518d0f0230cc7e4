import type { Operation } from '../../../operation.ts'
import { listClients } from '../store/clients.ts'
import { clientView } from '../view.ts'

/** Lists sign-in clients, without the first-party client. */
export const listSignInClients: Operation<'listSignInClients'> = async ({ actor }, context) => ({
  clients: (await listClients(context.db, actor.siteId)).map(clientView),
})
