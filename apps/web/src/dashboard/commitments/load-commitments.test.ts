import type { Client } from '@kalends/sdk'
import { describe, expect, it } from 'vitest'
import { loadQuestion } from './load-commitments.ts'

const aventine = { id: 'aventine', name: 'Aventine' }
const lisbon = { id: 'lisbon', name: 'Lisbon' }
const client = {
  commitments: {
    listCommitments: async () => ({ commitments: [], total: 1, bookings: 1, services: [], series: 0, blocks: 0 }),
  },
  business: { listLocations: async () => ({ locations: [aventine, lisbon] }) },
} as unknown as Client

const closing = (locationId: string | null) => ({
  setClosingDays: { add: [{ date: '2026-06-02', locationId, reason: '' }] },
})

describe('loadQuestion', () => {
  it('offers the other locations when one closes for a day, and none when all do', async () => {
    const one = await loadQuestion(client, closing('aventine'), { about: 'days', id: 'aventine' })
    expect(one.targets).toEqual([lisbon])
    const all = await loadQuestion(client, closing(null), { about: 'days' })
    expect(all.targets).toEqual([])
  })
})
