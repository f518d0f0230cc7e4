import type { OutputOf } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'
import { hostedPaths } from '../hosted-paths.ts'

type Progress = OutputOf<'payCheckout'>['progress']

/** Returns the absolute address of the page on which a payment continues; null while there is none. */
export function paymentPage({ origin, basePath }: RequestContext, progress: Progress): string | null {
  if (progress?.stripe) return `${origin}${basePath}${hostedPaths.payStripe(progress.paymentId)}`
  return progress?.nextUrl ?? null
}
