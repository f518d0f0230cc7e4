import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt, phoneKey } from '../../limits/index.ts'
import { findSite } from '../../sites/index.ts'
import { textLimits } from '../rules/limits.ts'

type Text = { siteId: string; memberId: string; phone: string; network: string }

/** Counts a code sent to a phone, and ends in THROTTLED_FEATURE where as many were sent as may be. */
export async function countTextMessage(context: Context, { siteId, phone, ...text }: Text): Promise<void> {
  const site = (await findSite(context.db, siteId)) ?? fail('NOT_FOUND')
  await countAttempt(
    context,
    textLimits(site, { ...text, phoneKey: phoneKey(phone), perDay: context.config.textsPerDay }),
  )
}
