import type { Client } from '@kalends/sdk'
import { expect, test } from 'vitest'
import { settleChange } from './settle-change.ts'

const change = { closeLocationId: 'quay' } as never
const preview = { changed: 1, cancelled: 0, left: 0, refused: [], refusedTotal: 0 }

/** A location with one appointment, and the calls that were made. */
function aClosing() {
  const calls: string[] = []
  const affected = { commitments: [], total: 1, bookings: 1, services: [], series: 0, blocks: 0 }
  const client = {
    commitments: {
      listCommitments: async ({ appointments }: { appointments?: object }) => {
        calls.push(appointments ? 'try' : 'list')
        return { ...affected, preview: appointments ? preview : null }
      },
      settleCommitments: async () => {
        calls.push('settle')
      },
    },
    business: { listLocations: async () => ({ locations: [{ id: 'port', name: 'Port' }] }) },
  } as unknown as Client
  const send = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return settleChange(client, form, change, { about: 'location', id: 'quay' })
  }
  return { calls, send }
}

test.each(['MOVE:port', 'REASSIGN:nora'])('%s is tried and shown before it is done', async (appointments) => {
  const { calls, send } = aClosing()
  const shown = await send({ settles: 'yes', appointments })
  expect(shown).toMatchObject({ question: { preview }, refused: [] })
  expect(calls).toEqual(['try'])
  expect(await send({ settles: 'yes', appointments, tried: shown?.tried ?? '' })).toBeUndefined()
  expect(calls).toEqual(['try', 'settle'])
})

test('what is cancelled or left is done at once', async () => {
  const { calls, send } = aClosing()
  expect(await send({ settles: 'yes', appointments: 'CANCEL' })).toBeUndefined()
  expect(calls).toEqual(['settle'])
})
