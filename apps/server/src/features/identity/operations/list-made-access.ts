import type { Operation } from '../../../operation.ts'
import { listMade } from '../steps/made-access.ts'

/** Lists what a person or a key made or changed that acts without them; nothing for an unknown one. */
export const listMadeAccess: Operation<'listMadeAccess'> = async ({ input, actor }, context) => ({
  made: await listMade(context, actor.siteId, input.makerId.toLowerCase()),
})
