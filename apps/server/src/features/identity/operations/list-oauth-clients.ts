import type { Operation } from '../../../operation.ts'
import { listClients } from '../store/clients.ts'
import { clientView } from '../view.ts'

/** Lists OAuth clients, without the first-party client. */
export const listOauthClients: Operation<'listOauthClients'> = async ({ actor }, context) => ({
  clients: (await listClients(context.db, actor.siteId)).map(clientView),
})
