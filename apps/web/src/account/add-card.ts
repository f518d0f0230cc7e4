import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { assertRefusal } from '../lib/refusal.ts'
import { cardPage } from '../parts/stripe/card-page.ts'
import { accountPaths } from './account-paths.ts'

const problems: Record<string, string> = { THROTTLED_FEATURE: 'throttled', VALIDATION_FAILURE: 'unverified' }

/** Begins to save a card, and leads to the page on which it is entered. */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  const page = context.get(requestContext)
  try {
    const { setup } = await page.kalends.payments.startCardSetup({
      returnUrl: accountPaths.cards(),
      idempotencyKey: crypto.randomUUID(),
    })
    const onward = cardPage(page, setup)
    return onward ? redirectDocument(onward, 303) : redirect(accountPaths.cards({ problem: 'provider' }), 303)
  } catch (error) {
    assertRefusal(error)
    return redirect(accountPaths.cards({ problem: problems[error.code] ?? 'provider' }), 303)
  }
}

/** A GET request saves no card. */
export const loader = (): Response => redirect(accountPaths.cards())
