import type { Context } from '../../../context.ts'
import type { MailAddress, MailSignature } from '../../../gateways/mail.ts'
import { decrypt } from '../../../security/encryption.ts'
import { noReplyAddress, type SiteRow } from '../../sites/index.ts'
import { domainOf } from '../rules/sender-records.ts'
import { findSenderDomain } from '../store/sender-domains.ts'
import { operatorAddress } from './open-mail.ts'

/** Who a message of a business is from. */
export type Sender = {
  from: MailAddress
  /** Where answers go, if not to `from`. */
  replyTo: MailAddress | undefined
  /** Address of the envelope: the operator's, so that bounces and SPF are of the mail server's domain. */
  envelopeFrom: string
  signature: MailSignature | undefined
}

/**
 * Returns the operator's address with the business's name, answered to the business; with a verified domain of the
 * business, its own address, signed for that domain.
 */
export async function findSender(context: Context, site: SiteRow, fromOperator: string | undefined): Promise<Sender> {
  const envelopeFrom = fromOperator ?? (await noReplyAddress(context, site.id))
  const { name, email } = site
  const signature = email === null ? undefined : await findSignature(context, site.id, email)
  if (email !== null && signature)
    return { from: { name, address: email }, replyTo: undefined, envelopeFrom, signature }
  const replyTo = email === null ? undefined : { name, address: email }
  return { from: { name, address: envelopeFrom }, replyTo, envelopeFrom, signature: undefined }
}

/** Whose secret a private key is. */
export const signatureSecret = (siteId: string): string => `sender-domain:${siteId}`

async function findSignature(context: Context, siteId: string, email: string): Promise<MailSignature | undefined> {
  const row = await findSenderDomain(context.db, siteId)
  if (!row || row.verified_at === null || row.domain !== domainOf(email)) return undefined
  const privateKey = await decrypt(context, row.private_key, signatureSecret(siteId))
  return { domain: row.domain, selector: row.selector, privateKey }
}

/** The domain that the mail server sends for. */
export async function operatorDomain(context: Context, siteId: string): Promise<string> {
  return domainOf((await operatorAddress(context)) ?? (await noReplyAddress(context, siteId)))
}
