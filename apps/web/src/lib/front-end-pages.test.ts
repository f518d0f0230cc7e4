import { expect, it } from 'vitest'
import { planListAddress } from './front-end-pages.ts'

it('names the plans and the page of the service the customer came from', () => {
  const address = (referrer: string | null) =>
    planListAddress('https://shop.example/plans?x=1', { planIds: ['a', 'b'], basePath: '/s/studio', referrer })
  expect(address('https://book.example/s/studio/services/yoga?day=2026-06-01')).toBe(
    'https://shop.example/plans?x=1&planIds=a%2Cb&checkoutData=%2Fservices%2Fyoga%3Fday%3D2026-06-01',
  )
  for (const referrer of [null, 'about:blank', 'https://book.example/s/studio/account'])
    expect(address(referrer)).toBe('https://shop.example/plans?x=1&planIds=a%2Cb')
})
