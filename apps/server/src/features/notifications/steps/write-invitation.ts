import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { findSite } from '../../sites/index.ts'
import type { InvitationEmail } from '../../users/index.ts'
import { insertMessage } from '../store/messages.ts'
import { invitationEmail } from '../view/invitation-email.ts'
import { selectVoice } from '../view/messages.ts'
import { hideSecrets } from './message-secrets.ts'
import { sendsEmail } from './open-mail.ts'
import { sendTask } from './send-due-messages.ts'
import { emailContent } from './write-sign-in-emails.ts'

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
  const id = context.ids.guid()
  const now = context.clock.now()
  const isSent = await sendsEmail(context, tx)
  await insertMessage(tx, {
    siteId,
    id,
    kind: 'invitation',
    dedupeKey: `${id}:invitation`,
    attachments: [],
    bookingId: null,
    recipient: email,
    recipientName: name || null,
    language: content.language,
    ...(await hideSecrets(context, id, emailContent(content), { values: [token], expiresAt: requested.expiresAt })),
    status: isSent ? 'WAITING' : 'KEPT',
    createdAt: now,
    dueAt: now,
  })
  if (isSent) await enqueue(tx, sendTask, {}, { key: sendTask })
}
