import type { Choices, Variant } from './choices.ts'
import type { ServiceCard } from './services.ts'

type Priced = { service: Pick<ServiceCard, 'price'>; variant: Variant | null; choices: Choices }

/** A chosen length or kind has a price of its own: nothing begins at it any more. With a person one may still choose, it does. */
export function withSettledPrice<T extends Priced>(data: T): T {
  const { service, variant, choices } = data
  const isOpen = !variant?.price || choices.option?.kind === 'STAFF_MEMBER'
  if (isOpen || service.price.kind !== 'from') return data
  return { ...data, service: { ...service, price: { kind: 'fixed', money: variant.price } } }
}
