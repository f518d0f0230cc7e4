import type { redirects } from '@kalends/contract'

/** Products the owner may run elsewhere. */
export type OutsideIntent = 'eventsCheckout' | 'storesProduct' | 'ecomOrderPaymentRequest'

type Given = Pick<redirects.CreateRedirectSessionRequest, OutsideIntent>

/** Fills an address template; returns the missing field if a required placeholder has no value. */
export function outsidePage(
  template: string,
  intent: OutsideIntent,
  given: Given,
): { address: string } | { missing: string } {
  const used = placesOf(intent, given).filter(({ place }) => template.includes(place))
  const empty = used.find(({ value }) => !value)
  if (empty) return { missing: `${intent}.${empty.field}` }
  const fill = (address: string, { place, value }: Place) =>
    address.replaceAll(place, () => encodeURIComponent(value ?? ''))
  return { address: used.reduce(fill, template) }
}

type Place = { place: string; field: string; value: string | null | undefined }

function placesOf(intent: OutsideIntent, given: Given): Place[] {
  const [event, payment] = [given.eventsCheckout, given.ecomOrderPaymentRequest]
  switch (intent) {
    case 'eventsCheckout':
      return [
        { place: '{reservationId}', field: 'reservationId', value: event?.reservationId },
        { place: '{slug}', field: 'eventSlug', value: event?.eventSlug },
      ]
    case 'storesProduct':
      return [{ place: '{slug}', field: 'productSlug', value: given.storesProduct?.productSlug }]
    case 'ecomOrderPaymentRequest':
      return [{ place: '{paymentRequestId}', field: 'paymentRequestId', value: payment?.paymentRequestId }]
  }
}
