import { expect, test } from 'vitest'
import { removedPlaces } from './removed-places.ts'

const business = (locationId: string) => ({ type: 'BUSINESS' as const, locationId, custom: null })
const address = (city: string) => ({ type: 'CUSTOM' as const, locationId: null, custom: { city } })
const customer = { type: 'CUSTOMER' as const, locationId: null, custom: null }

test('names the places a service leaves, but not that of the customer', () => {
  const before = [business('a'), business('b'), address('Kiel'), customer]
  expect(removedPlaces(before, [business('b')])).toEqual({ locationIds: ['a'], custom: true })
  expect(removedPlaces(before, [...before, business('c')])).toEqual({ locationIds: [], custom: false })
  expect(removedPlaces([address('Kiel')], [address('Lübeck')])).toMatchObject({ custom: true })
})

test('leaves no address while another one stays: sessions do not say at which they are', () => {
  expect(removedPlaces([address('Kiel'), address('Lübeck')], [address('Kiel')])).toMatchObject({ custom: false })
})
