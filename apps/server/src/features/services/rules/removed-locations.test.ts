import { expect, test } from 'vitest'
import { removedLocations } from './removed-locations.ts'

const business = (locationId: string) => ({ type: 'BUSINESS' as const, locationId, custom: null })
const address = (city: string) => ({ type: 'CUSTOM' as const, locationId: null, custom: { city } })
const customer = { type: 'CUSTOMER' as const, locationId: null, custom: null }

test('names the places a service leaves, but not that of the customer', () => {
  const before = [business('a'), business('b'), address('Kiel'), customer]
  expect(removedLocations(before, [business('b')])).toEqual({ locationIds: ['a'], custom: true })
  expect(removedLocations(before, [...before, business('c')])).toEqual({ locationIds: [], custom: false })
  expect(removedLocations([address('Kiel')], [address('Lübeck')])).toMatchObject({ custom: true })
})

test('leaves no address while another one stays: sessions do not say at which they are', () => {
  expect(removedLocations([address('Kiel'), address('Lübeck')], [address('Kiel')])).toMatchObject({ custom: false })
})
