import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { maySendEmail } from '../../limits/index.ts'
import { findMember, findProvenEmail, memberLanguage } from '../../members/index.ts'
import type { OrderEmail } from '../../orders/index.ts'
import { findSite, publicAddress, type SiteRow } from '../../sites/index.ts'
import { listOwnerAddresses } from '../../users/index.ts'
import type { Email } from '../view/email.ts'
import { selectVoice } from '../view/messages.ts'
import { planEmail, planNotice } from '../view/plan-email.ts'
import { postEmail } from './write-sign-in-emails.ts'

/**
 * Writes the emails about what became of a plan to the outbox: to its buyer, and to the business about what customers did
 * themselves, as its settings say. Someone who deleted their account, or was erased, gets none.
 */
export async function sendOrderNotice(context: Context, tx: Tx, order: OrderEmail): Promise<void> {
  const site = await findSite(tx, order.siteId)
  const member = await findMember(tx, order.siteId, order.memberId)
  if (!site || !member || member.status === 'OFFLINE') return
  const address = await publicAddress({ ...context, db: tx }, site.id)
  const business = { name: site.name, color: site.brand_color, timeZone: site.time_zone }
  const facts = { ...order, business, now: context.clock.now() }
  if (site.plan_emails) {
    const voice = selectVoice(memberLanguage(member), site.language)
    const url = `${address}/account/orders/${order.orderId}`
    const content = planEmail(voice, { ...facts, url })
    await write(context, tx, site, { order, audience: 'plan', recipient: member.login_email, content })
  }
  if (!site.plan_notices || !order.isByMember) return
  const { contact } = member
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || member.login_email
  const url = `${address}/dashboard/orders/${order.orderId}`
  const content = planNotice(selectVoice(site.language), name, { ...facts, url })
  if (!content) return
  for (const recipient of site.email ? [site.email] : await listOwnerAddresses(tx, site.id))
    await write(context, tx, site, { order, audience: 'plan-notice', recipient, content })
}

type Written = { order: OrderEmail; audience: 'plan' | 'plan-notice'; recipient: string; content: Email }

/** The identity names the change, so that each is told once, and the member, so that erasing them finds it. */
async function write(
  context: Context,
  tx: Tx,
  site: SiteRow,
  { order, audience, recipient, content }: Written,
): Promise<void> {
  const isBusiness = audience === 'plan-notice'
  const own = isBusiness ? undefined : await findProvenEmail(tx, site.id, order.memberId)
  const ownerId = own === undefined ? undefined : order.memberId
  const isHeld =
    order.isByMember && !(await maySendEmail({ ...context, db: tx }, site, { recipient, isBusiness, ownerId }))
  await postEmail(context, tx, {
    siteId: site.id,
    email: recipient,
    name: '',
    kind: `${audience}-${order.notice.toLowerCase().replaceAll('_', '-')}`,
    content,
    once: `${order.orderId}:${order.revision}`,
    about: `${order.memberId}:${recipient.toLowerCase()}`,
    isHeld,
  })
}
