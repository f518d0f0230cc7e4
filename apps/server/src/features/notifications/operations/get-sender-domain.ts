import type { Operation } from '../../../operation.ts'
import { senderDomainState } from '../steps/sender-domain-state.ts'

export const getSenderDomain: Operation<'getSenderDomain'> = ({ actor }, context) =>
  senderDomainState(context, actor.siteId)
