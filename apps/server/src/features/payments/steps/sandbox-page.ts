import { decimalText, type Infer, type payments } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import { type SandboxPage, sandboxCards } from '../../../gateways/payments/sandbox.ts'
import { fail } from '../../../refusal.ts'
import { findSite, readSiteSecret } from '../../sites/index.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { currentReturnUrl } from './return-url.ts'

/** Reads the business that a token of the card page names. Throws INVALID_TOKEN for other texts. */
export function readPageToken(token: string): { siteId: string; token: string } {
  const { siteId } = readSiteSecret(token) ?? fail('INVALID_TOKEN')
  return { siteId, token }
}

/** What the card page of the sandbox shows. */
export async function showSandboxPage(
  context: Context,
  page: SandboxPage,
): Promise<Infer<typeof payments.SandboxPageResponse>> {
  const site = await findSite(context.db, page.site_id)
  return {
    page: {
      status: page.status,
      currency: page.currency,
      amount: decimalText(page.amount_minor, page.currency),
      businessName: site?.name ?? '',
      savesCard: page.save_method,
      isSetup: page.is_setup,
      failureCode: page.failure_code,
      returnUrl: page.return_url ? await currentReturnUrl(context, page.site_id, page.return_url) : '',
      testCards: sandboxCards.map(({ number, outcome }) => ({ number, outcome })),
    },
  }
}

/** Tells our side about a change, as an outside provider would; if that fails, reconciling finds out. */
export async function sendSandboxWebhook(context: Context, page: SandboxPage): Promise<void> {
  const message = context.gateways.payments.SANDBOX.writeWebhook(context, page)
  try {
    await receiveWebhook(context, { siteId: page.site_id, provider: 'SANDBOX', ...message })
  } catch (error) {
    context.log.warn({ err: error, sandboxPaymentId: page.id }, 'the webhook of the sandbox was not handled')
  }
}
