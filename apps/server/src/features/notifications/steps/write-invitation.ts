import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findSite } from '../../sites/index.ts'
import type { InvitationEmail } from '../../users/index.ts'
import { invitationEmail } from '../view/invitation-email.ts'
import { selectVoice } from '../view/messages.ts'
import { postEmail } from './write-sign-in-emails.ts'

/** Writes the email of an invitation to the outbox, and enqueues it if there is a mail server. */
export async function sendInvitation(
  context: Context,
  tx: Tx,
  { siteId, email, name, token, ...requested }: InvitationEmail,
): Promise<void> {
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  const business = { name: site.name, color: site.brand_color, timeZone: site.time_zone }
  const content = invitationEmail(selectVoice(site.language), { ...requested, name, business })
  const secrets = { values: [token], expiresAt: requested.expiresAt }
  await postEmail(context, tx, { siteId, email, name, kind: 'invitation', content, secrets })
}
