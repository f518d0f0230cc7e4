import { expect, it } from 'vitest'
import type { Member } from '../../lib/member.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { awaitsVerification, listCards } from './list-cards.ts'

const card = { id: 'card', brand: 'Visa', last4: '4242', expiresMonth: 4, expiresYear: 2030 }

const pageWith = (methods: object[]) =>
  ({ kalends: { payments: { listSavedMethods: async () => ({ methods }) } } }) as unknown as RequestContext

it('a member whose email is not verified is told so once they have a card they cannot pay with', async () => {
  const [unverified, verified]: Member[] = [{ loginEmailVerified: false }, { loginEmailVerified: true }]
  const page = pageWith([{ ...card, isChargeable: false }])
  expect(await listCards(page)).toEqual([])
  expect(await awaitsVerification(page, unverified as Member)).toBe(true)
  expect(await awaitsVerification(pageWith([]), unverified as Member)).toBe(false)
  expect(await awaitsVerification(page, verified as Member)).toBe(false)
})
