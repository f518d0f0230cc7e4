import type { Operation } from '../../../operation.ts'
import { listClients } from '../store/clients.ts'
import { clientView } from '../view.ts'

/** Front ends and servers that get tokens here. The client of our own pages is none of them. */
export const listSignInClients: Operation<'listSignInClients'> = async ({ actor }, context) => ({
  clients: (await listClients(context.db, actor.siteId)).map(clientView),
})
