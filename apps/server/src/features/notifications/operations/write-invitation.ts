import { enqueue } from '../../../jobs/queue.ts'
import { findSite } from '../../sites/index.ts'
import type { WriteInvitation } from '../../users/index.ts'
import { insertMessage } from '../store.ts'
import { invitationLetter } from '../view/invitation-letter.ts'
import { voiceOf } from '../view/words.ts'
import { hideSecrets } from './message-secrets.ts'
import { sendTask } from './send-due-messages.ts'
import { wordsOf } from './write-sign-in-letters.ts'

/** Puts the letter of an invitation into the outbox, and has it sent at once where there is a mail server. */
export const writeInvitation: WriteInvitation = async (context, tx, { siteId, email, name, token, ...asked }) => {
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  const business = { name: site.name, color: site.brand_color, timeZone: site.time_zone }
  const letter = invitationLetter(voiceOf(site.language), { ...asked, name, business })
  const id = context.ids.guid()
  const now = context.clock.now()
  await insertMessage(tx, {
    ...{ siteId, id, kind: 'invitation', dedupeKey: `${id}:invitation`, attachments: [], bookingId: null },
    ...{ recipient: email, recipientName: name || null, language: letter.language },
    ...(await hideSecrets(context, id, wordsOf(letter), { values: [token], expiresAt: asked.expiresAt })),
    ...{ status: context.gateways.mail ? 'WAITING' : 'KEPT', createdAt: now, dueAt: now },
  })
  if (context.gateways.mail) await enqueue(tx, sendTask, {}, { key: sendTask })
}
