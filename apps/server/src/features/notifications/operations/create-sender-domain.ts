import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { HOUR } from '@kalends/availability'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { encrypt } from '../../../security/encryption.ts'
import { recordChange } from '../../audit/index.ts'
import { countAttempt } from '../../limits/index.ts'
import { findSite } from '../../sites/index.ts'
import { domainOf } from '../rules/sender-records.ts'
import { signatureSecret } from '../steps/sender-address.ts'
import { senderDomainState } from '../steps/sender-domain-state.ts'
import { findSenderDomain, putSenderDomain } from '../store/sender-domains.ts'

const generateKeys = promisify(generateKeyPair)

/** Makes keys for the domain of the business's email. The one before ends, unless it is the same. */
export const createSenderDomain: Operation<'createSenderDomain'> = async ({ actor }, context) => {
  const { siteId } = actor
  await countAttempt(context, [{ key: `sender-domain:${siteId}`, limit: 10, windowMs: HOUR }])
  const { email } = (await findSite(context.db, siteId)) ?? fail('NOT_FOUND')
  if (email === null) return fail('BUSINESS_EMAIL_MISSING')
  const domain = domainOf(email)
  if ((await findSenderDomain(context.db, siteId))?.domain === domain) return senderDomainState(context, siteId)
  // 2048 bits of RSA: what every receiver verifies (RFC 8301 section 3.2).
  const { publicKey, privateKey } = await generateKeys('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const now = context.clock.now()
  const encrypted = await encrypt(context, privateKey, signatureSecret(siteId))
  await context.transaction(async (tx) => {
    const before = await findSenderDomain(tx, siteId)
    await putSenderDomain(
      tx,
      {
        siteId,
        domain,
        selector: `kalends-${context.ids.guid().slice(-8)}`,
        publicKey: publicKey.toString('base64'),
        privateKey: encrypted,
      },
      now,
    )
    const change = { operation: 'createSenderDomain', entityType: 'senderDomain', entityId: null, entityName: domain }
    const old = before && { domain: before.domain }
    await recordChange(tx, siteId, actor, { ...change, before: old, after: { domain } }, now)
  })
  return senderDomainState(context, siteId)
}
