import type { ServiceData } from '../data/service.ts'

/** The service in the words of schema.org. */
export function serviceFacts({ name, tagline, description, price }: ServiceData['service'], business: string) {
  const offer = price.kind === 'fixed' || price.kind === 'from' ? price.money : undefined
  return {
    '@type': 'Service',
    name,
    description: description || tagline || undefined,
    provider: { '@type': 'LocalBusiness', name: business },
    offers: offer && { '@type': 'Offer', price: offer.value, priceCurrency: offer.currency },
  }
}
