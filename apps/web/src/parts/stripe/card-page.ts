import type { OutputOf } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'

type CardSetup = OutputOf<'startCardSetup'>['setup']

/** Returns the absolute address of the page on which a card is saved; null while there is none. */
export function cardPage({ origin, basePath }: RequestContext, { setupId, stripe, nextUrl }: CardSetup): string | null {
  return stripe ? `${origin}${basePath}/pay/stripe/card/${setupId}` : nextUrl
}
