import { describe, expect, it } from 'vitest'
import { composeFeatures, type PortOverrides } from '../../src/compose.ts'
import type { Context, ContextOptions, Ports } from '../../src/context.ts'
import { aClub, createMember, readRules } from '../members/club.ts'
import { createTestApp } from '../support/index.ts'

const paying = await createTestApp({
  ports: { members: { lockLiveOrders: async () => [{ id: 'order', planName: 'Gold', status: 'ACTIVE' }] } },
})
const plain = await createTestApp()

const recordSignals = ({ signals }: Context) => {
  const heard: string[] = []
  signals.on('eventsAppended', () => heard.push('eventsAppended'))
  return heard
}

describe('two apps in one process', () => {
  it('call their own ports', async () => {
    const first = await aClub(paying)
    const second = await aClub(plain)
    const payer = await createMember(first)
    const other = await createMember(second)
    const refused = await first.admin.delete(`/v1/members/${payer.id}`)
    expect(readRules(refused)).toEqual(['ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN'])
    expect((await second.admin.delete(`/v1/members/${other.id}`)).status).toBe(200)
  })

  it('receive no signals of each other', async () => {
    const here = recordSignals(paying.context)
    const there = recordSignals(plain.context)
    await createMember(await aClub(plain))
    expect(there).not.toEqual([])
    expect(here).toEqual([])
  })

  it('share no ports', () => {
    const one = composeFeatures()
    const other = composeFeatures()
    for (const feature of Object.keys(one) as (keyof Ports)[]) expect(one[feature]).not.toBe(other[feature])
    Object.assign(one.members, { lockLiveOrders: async () => [{ id: 'order', planName: 'Gold', status: 'ACTIVE' }] })
    expect(one.members.lockLiveOrders).not.toBe(other.members.lockLiveOrders)
  })
})

describe('composeFeatures', () => {
  it('replaces the given ports and no others', () => {
    const copySeries = async () => undefined
    const real = composeFeatures()
    expect(composeFeatures({ services: { copySeries } })).toMatchObject({
      services: { ...real.services, copySeries },
      users: real.users,
    })
  })

  // The compiler is the test here: `npm run check` fails on an unused @ts-expect-error.
  it('compiles with every port only', () => {
    const { endSessions: _, ...incomplete } = composeFeatures().services
    // @ts-expect-error: endSessions is missing
    const services: Ports['services'] = incomplete
    const { members: __, ...others } = composeFeatures()
    // @ts-expect-error: the ports of members are missing
    const ports: Ports = others
    // @ts-expect-error: a context cannot be created without ports
    const options: ContextOptions = { databaseUrl: '' }
    // @ts-expect-error: no feature has such a port
    const overrides: PortOverrides = { services: { endService: async () => undefined } }
    expect([services, ports, options, overrides]).toHaveLength(4)
  })
})
