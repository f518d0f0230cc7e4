import { expect, test } from 'vitest'
import type { LocationRow } from '../../business/index.ts'
import { locationView } from './locations.ts'

const at = (country: string) => {
  const location = { id: 'l', name: 'Loft', is_default: true, address: { city: 'Roma', country } }
  const row = { id: 'p', type: 'BUSINESS' as const, locationId: 'l', custom: null, name: '', timeZone: 'UTC' }
  return locationView(row, new Map([['l', location as unknown as LocationRow]])).calculatedAddress
}

test('puts a country written by name on its own line', () => {
  expect(at('Italia')).toEqual({ city: 'Roma', formattedAddress: 'Roma, Italia' })
  expect(at('IT')).toEqual({ city: 'Roma', country: 'IT', formattedAddress: 'Roma, IT' })
})
