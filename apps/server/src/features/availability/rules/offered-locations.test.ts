import { describe, expect, it } from 'vitest'
import { offeredLocations } from './offered-locations.ts'

const known = [
  { id: 'hill', name: 'Hill', formattedAddress: 'Hill 1', zone: 'Europe/Rome', active: true, isDefault: true },
  { id: 'port', name: 'Port', formattedAddress: 'Port 2', zone: 'Europe/Lisbon', active: true, isDefault: false },
  { id: 'shut', name: 'Shut', formattedAddress: '', zone: 'UTC', active: false, isDefault: false },
]
const at = (locationId: string) => ({ type: 'BUSINESS', locationId, address: null }) as const
const own = [at('port'), { type: 'CUSTOM', locationId: null, address: 'Pier 3' } as const, at('shut')]
const customer = { type: 'CUSTOMER', locationId: null, address: null } as const

describe('offeredPlaces', () => {
  it('returns the active locations of a service, in its order and with their zones', () => {
    const locations = offeredLocations([...own, customer], known, 'Europe/Rome')
    expect(locations.map(({ type, locationId, zone }) => [type, locationId, zone])).toEqual([
      ['OWNER_BUSINESS', 'port', 'Europe/Lisbon'],
      ['OWNER_CUSTOM', null, 'Europe/Rome'],
      ['CUSTOM', null, 'Europe/Rome'],
    ])
    expect(locations[1]?.formattedAddress).toBe('Pier 3')
  })

  it('uses the default location if a service names none', () => {
    expect(offeredLocations([], known, 'UTC').map(({ locationId }) => locationId)).toEqual(['hill'])
  })

  it('filters by id or by type', () => {
    expect(offeredLocations(own, known, 'UTC', { locationIds: ['port', 'hill'] })).toHaveLength(1)
    expect(offeredLocations(own, known, 'UTC', { type: 'OWNER_CUSTOM' })).toMatchObject([
      { formattedAddress: 'Pier 3' },
    ])
    expect(offeredLocations(own, known, 'UTC', { locationIds: [] })).toEqual([])
  })
})
