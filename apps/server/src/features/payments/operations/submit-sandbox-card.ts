import type { InputOf } from '@kalends/contract'
import type { SandboxInput } from '../../../gateways/payments/sandbox.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { readPageToken, sendSandboxWebhook, showSandboxPage } from '../steps/sandbox-page.ts'
import { findPaymentSettings } from '../store/settings.ts'

export const submitSandboxCard: Operation<'submitSandboxCard'> = async ({ input }, context) => {
  const sent = { ...readPageToken(input.token), input: readInput(input) }
  // Its cards are not real: once the business takes other payments or none, nothing is paid with them.
  const settings = await findPaymentSettings(context.db, sent.siteId)
  if (settings?.provider !== 'SANDBOX') return fail('SANDBOX_CARD_REFUSED')
  const page = await context.gateways.payments.SANDBOX.submitPage(context, sent)
  if (page === 'UNKNOWN_CARD') return fail('SANDBOX_CARD_REFUSED')
  if (!page) return fail('INVALID_TOKEN')
  await sendSandboxWebhook(context, page)
  return showSandboxPage(context, page)
}

function readInput(input: InputOf<'submitSandboxCard'>): SandboxInput {
  const { challenge, number, expiresMonth, expiresYear } = input
  if (challenge !== undefined) return { kind: 'challenge', isApproved: challenge === 'APPROVE' }
  if (number !== undefined && expiresMonth !== undefined && expiresYear !== undefined)
    return { kind: 'card', number, expiresMonth, expiresYear }
  const missing = Object.entries({ number, expiresMonth, expiresYear }).filter(([, value]) => value === undefined)
  return refuseFields(
    missing.map(([field]) => ({ field, description: 'must be filled in', violatedRule: 'REQUIRED_FIELD', data: {} })),
  )
}
