import { HOUR } from '@kalends/availability'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { checkDomain } from '../steps/check-sender-domain.ts'
import { senderDomainState } from '../steps/sender-domain-state.ts'
import { findSenderDomain } from '../store/sender-domains.ts'

export const checkSenderDomain: Operation<'checkSenderDomain'> = async ({ actor: { siteId } }, context) => {
  await countAttempt(context, [{ key: `check-sender-domain:${siteId}`, limit: 60, windowMs: HOUR }])
  const row = (await findSenderDomain(context.db, siteId)) ?? fail('SENDER_DOMAIN_NOT_FOUND')
  try {
    await checkDomain(context, row)
  } catch (error) {
    context.log.warn({ err: error, domain: row.domain }, 'a sending domain could not be looked up')
    return fail('DNS_UNAVAILABLE')
  }
  return senderDomainState(context, siteId)
}
