import type { Operation } from '../../../operation.ts'
import { recordChange } from '../../audit/index.ts'
import { senderDomainState } from '../steps/sender-domain-state.ts'
import { deleteSenderDomainRow, findSenderDomain } from '../store/sender-domains.ts'

/** From now on messages are sent from the operator's address again. */
export const deleteSenderDomain: Operation<'deleteSenderDomain'> = async ({ actor }, context) => {
  const { siteId } = actor
  await context.transaction(async (tx) => {
    const before = await findSenderDomain(tx, siteId)
    if (!before) return
    await deleteSenderDomainRow(tx, siteId)
    const { domain } = before
    const change = { operation: 'deleteSenderDomain', entityType: 'senderDomain', entityId: null, entityName: domain }
    await recordChange(tx, siteId, actor, { ...change, before: { domain } }, context.clock.now())
  })
  return senderDomainState(context, siteId)
}
