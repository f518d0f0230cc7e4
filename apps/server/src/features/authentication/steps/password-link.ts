import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { isAllowedReturnUrl } from '../../identity/index.ts'
import { type Member, memberLanguage } from '../../members/index.ts'
import { newSiteSecret, publicAddress } from '../../sites/index.ts'
import { recoveryMs } from '../rules/lifetimes.ts'
import { insertRecoveryToken } from '../store/one-time-tokens.ts'
import { recipientName } from './send-code.ts'

type Redirect = { url?: string | null | undefined; clientId?: string | null | undefined }

/**
 * Returns where the page goes once the password is set. Throws CALLBACK_URL_NOT_ALLOWED unless the named client allows
 * it.
 */
export async function resolveReturnUrl(
  context: Context,
  siteId: string,
  redirect: Redirect | null | undefined,
): Promise<string | null> {
  const url = redirect?.url?.trim() ?? ''
  if (url === '') return null
  const clientId = redirect?.clientId ?? fail('CALLBACK_URL_NOT_ALLOWED')
  return (await isAllowedReturnUrl(context.db, { siteId, clientId, url })) ? url : fail('CALLBACK_URL_NOT_ALLOWED')
}

type Link = {
  member: Member
  reason: 'RECOVERY' | 'ACTIVATION'
  returnUrl: string | null
  language: string | null | undefined
}

/** Emails a one-time link to set the password. */
export async function mailPasswordLink(
  tx: Tx,
  context: Context,
  { member, reason, returnUrl, language }: Link,
): Promise<void> {
  const { site_id: siteId, login_email: email } = member
  const now = context.clock.now()
  const expiresAt = now + recoveryMs
  const { text, hash } = newSiteSecret(siteId)
  await insertRecoveryToken(tx, { siteId, hash, memberId: member.id, returnUrl, expiresAt }, now)
  const link = `${await publicAddress(context, siteId)}/login/password/${text}`
  const wanted = language ?? memberLanguage(member)
  await context.ports.authentication.sendPasswordLink(context, tx, {
    siteId,
    email,
    name: recipientName(member),
    language: wanted,
    reason,
    link,
    expiresAt,
    token: text,
  })
}
