import { expect, test } from 'vitest'
import { removedLocations } from './removed-locations.ts'

const business = (locationId: string) => ({ type: 'BUSINESS' as const, locationId, custom: null })
const address = (city: string) => ({ type: 'CUSTOM' as const, locationId: null, custom: { city } })
const customer = { type: 'CUSTOMER' as const, locationId: null, custom: null }

test('returns the removed locations of a service, but not the customer’s', () => {
  const before = [business('a'), business('b'), address('Kiel'), customer]
  expect(removedLocations(before, [business('b')])).toEqual({ locationIds: ['a'], custom: true })
  expect(removedLocations(before, [...before, business('c')])).toEqual({ locationIds: [], custom: false })
  expect(removedLocations([address('Kiel')], [address('Lübeck')])).toMatchObject({ custom: true })
})

test('keeps custom addresses while one remains, because sessions do not name theirs', () => {
  expect(removedLocations([address('Kiel'), address('Lübeck')], [address('Kiel')])).toMatchObject({ custom: false })
})
