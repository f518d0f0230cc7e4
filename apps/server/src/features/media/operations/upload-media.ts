import { type Actor, getCustomer, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { uploadLimits } from '../rules/limits.ts'
import { linkLasts, unusedRetentionMs } from '../rules/retention.ts'
import type { Uploader } from '../steps/read-picture.ts'
import { readUpload } from '../steps/read-upload.ts'
import { insertMedia } from '../store/files.ts'
import { removeParts, writeParts } from '../store/folder.ts'
import { mediaView } from '../view.ts'

export const uploadMedia: Operation<'uploadMedia'> = async ({ input, actor, request }, context) => {
  const from = await checkUpload(context, actor, input.purpose, request.address)
  const { purpose, altText = '' } = input
  const { parts, media } = await readUpload(context, input, { onlyPictures: purpose === 'CATALOGUE', from })
  const id = context.ids.guid()
  const now = context.clock.now()
  await writeParts(context.config, actor.siteId, id, parts)
  try {
    const uploadedBy = purpose === 'ANSWER' ? uploaderId(actor) : null
    const named = { ...media, id, purpose, alt_text: altText, member_id: null, uploaded_by: uploadedBy }
    const row = await insertMedia(context.db, actor.siteId, named, { now, dueAt: now + unusedRetentionMs })
    return { file: mediaView(row, now + linkLasts) }
  } catch (error) {
    await removeParts(context.config, actor.siteId, id)
    throw error
  }
}

/** Returns the only one who may hand the file in; null: anyone who knows its id. */
function uploaderId(actor: Actor): string | null {
  const customer = getCustomer(actor)
  if (!customer) return null
  return customer.type === 'member' ? customer.memberId : customer.visitorId
}

/**
 * Checks the upload. Business pictures need the permission to change what shows them; form files are open to everyone
 * within limits. Returns whom the limits count, undefined for staff.
 */
async function checkUpload(
  context: Context,
  actor: Actor,
  purpose: string,
  address: string,
): Promise<Uploader | undefined> {
  const isKnown = actor.type === 'staff' || actor.type === 'app'
  const mayChange = may(actor, 'MANAGE_SERVICES') || may(actor, 'MANAGE_RESOURCES') || may(actor, 'MANAGE_SETTINGS')
  if (purpose === 'CATALOGUE') return mayChange ? undefined : fail('PERMISSION_DENIED')
  if (isKnown) return undefined
  const who = actor.type === 'member' ? actor.memberId : actor.type === 'visitor' ? actor.visitorId : ''
  const network = toNetwork(address)
  await countAttempt(context, uploadLimits(actor.siteId, who, network))
  return { key: who || network, network }
}
