import type { WholeAddresses } from '../../lib/address.ts'
import type { Price } from '../../parts/price.ts'
import { paths } from '../../paths.ts'
import type { ServiceData } from './service.ts'

/** The service as schema.org data. */
export function serviceFacts(whole: WholeAddresses, service: ServiceData['service'], business: string) {
  const { name, tagline, description, price, photoUrl } = service
  const url = whole.page(paths.offer(service))
  return {
    '@type': 'Service',
    '@id': url,
    url,
    name,
    description: description || tagline || undefined,
    image: whole.picture(photoUrl),
    provider: providerFacts(whole, business),
    offers: offerFacts(price, url),
  }
}

/** The seller: the business on the home page. */
export const providerFacts = (whole: WholeAddresses, name: string) => ({
  '@type': 'LocalBusiness',
  '@id': whole.page(paths.home()),
  name,
})

/** The price if it is a number; nothing if the business describes it. */
export function offerFacts(price: Price, url: string): Record<string, unknown> | undefined {
  if (price.kind === 'custom') return undefined
  if (price.kind === 'free') return { '@type': 'Offer', url, price: '0' }
  return { '@type': 'Offer', url, price: price.money.value, priceCurrency: price.money.currency }
}
