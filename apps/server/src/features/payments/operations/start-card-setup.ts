import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findMember, requireMemberId } from '../../members/index.ts'
import { callerKey } from '../steps/caller-key.ts'
import { findCardScope } from '../steps/card-scope.ts'
import { countCardAttempt } from '../steps/count-card-attempt.ts'
import { describeSetup } from '../steps/next-step.ts'
import { loadOwnContactIds } from '../steps/own-charge.ts'
import { resolveReturnUrl } from '../steps/return-url.ts'
import { startCardSetup as start } from '../steps/save-card.ts'

export const startCardSetup: Operation<'startCardSetup'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const memberId = requireMemberId(actor)
  await countCardAttempt(context, actor, request.address)
  const { orderId } = input
  const idempotencyKey = callerKey(actor, input.idempotencyKey)
  const contactId = orderId
    ? ((await context.ports.payments.findOrderContact(context.db, actor, orderId)) ?? fail('ORDER_NOT_FOUND'))
    : await loadContactId(context, actor, memberId)
  const returnUrl = await resolveReturnUrl(context, actor, input.returnUrl)
  const subject = orderId ? ({ type: 'ORDER', id: orderId.toLowerCase() } as const) : undefined
  const scope = await findCardScope(context, actor, contactId)
  const setup = await start(context, { siteId, contactId, subject, scope, returnUrl, idempotencyKey })
  return { setup: await describeSetup(context, siteId, { ...setup, returnUrl }) }
}

/** Cards of others under the same address are neither shown nor added to. */
async function loadContactId(context: Context, actor: Actor, memberId: string): Promise<string> {
  const contactId = (await findMember(context.db, actor.siteId, memberId))?.contact?.id
  const isProven = contactId !== undefined && (await loadOwnContactIds(context, actor)).includes(contactId)
  return isProven ? contactId : fail('VALIDATION_FAILURE', { description: 'Verify your email address first.' })
}
