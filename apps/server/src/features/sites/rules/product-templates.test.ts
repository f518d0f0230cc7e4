import { describe, expect, it } from 'vitest'
import { productViolations } from './product-templates.ts'

const none = { eventsCheckoutTemplate: null, storesProductTemplate: null, ecomOrderPaymentRequestTemplate: null }
const faulty = (settings: Partial<Record<keyof typeof none, string>>) =>
  productViolations({ ...none, ...settings }).map(({ field }) => field)

describe('URL templates of other products', () => {
  it('have their placeholder only after the host', () => {
    expect(faulty({})).toEqual([])
    expect(
      faulty({
        eventsCheckoutTemplate: 'https://tickets.example/{slug}/pay?reservation={reservationId}',
        storesProductTemplate: 'http://localhost:3000/#/product/{slug}',
        ecomOrderPaymentRequestTemplate: 'https://pay.example/{paymentRequestId}',
      }),
    ).toEqual([])
  })

  it.each([
    'https://shop.example/product',
    'https://{slug}.example/{slug}',
    'https://shop.example{slug}',
    'https://me@shop.example/{slug}',
    'https://shop.example/{slug}/{id}',
    'https://shop.example/a b/{slug}',
    'javascript:alert({slug})',
    '/product/{slug}',
  ])('are refused if they are %s', (storesProductTemplate) => {
    expect(faulty({ storesProductTemplate })).toEqual(['storesProductTemplate'])
  })
})
