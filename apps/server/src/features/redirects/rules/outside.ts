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
  const used = listPlaceholders(intent, given).filter(({ path }) => template.includes(path))
  const empty = used.find(({ value }) => !value)
  if (empty) return { missing: `${intent}.${empty.field}` }
  const fill = (address: string, { path, value }: Placeholder) =>
    address.replaceAll(path, () => encodeURIComponent(value ?? ''))
  return { address: used.reduce(fill, template) }
}

type Placeholder = { path: string; field: string; value: string | null | undefined }

function listPlaceholders(intent: OutsideIntent, given: Given): Placeholder[] {
  const event = given.eventsCheckout
  const payment = given.ecomOrderPaymentRequest
  switch (intent) {
    case 'eventsCheckout':
      return [
        { path: '{reservationId}', field: 'reservationId', value: event?.reservationId },
        { path: '{slug}', field: 'eventSlug', value: event?.eventSlug },
      ]
    case 'storesProduct':
      return [{ path: '{slug}', field: 'productSlug', value: given.storesProduct?.productSlug }]
    case 'ecomOrderPaymentRequest':
      return [{ path: '{paymentRequestId}', field: 'paymentRequestId', value: payment?.paymentRequestId }]
  }
}
