import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { guardedLookup, nameServerAddresses } from './guarded-lookup.ts'
import { isOutside } from './outside-address.ts'

const names: Record<string, string[]> = {
  'public.example': ['93.184.216.34', '2606:4700::1'],
  'private.example': ['10.0.0.8'],
  'mixed.example': ['93.184.216.34', '169.254.169.254'],
  'none.example': [],
}
const find = async (host: string) =>
  (names[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
const lookup = promisify(guardedLookup(isOutside, find))

describe('guardedLookup', () => {
  it('finds the addresses of a public name', async () => {
    expect(await lookup('public.example', { all: true })).toEqual(await find('public.example'))
    expect(await lookup('public.example', { all: true, family: 6 })).toEqual([{ address: '2606:4700::1', family: 6 }])
  })

  it('refuses a name if any of its addresses is not allowed', async () => {
    for (const host of ['private.example', 'mixed.example']) {
      await expect(lookup(host, { all: true })).rejects.toThrow(`${host} is not outside`)
      await expect(lookup(host, { family: 4 })).rejects.toThrow(`${host} is not outside`)
    }
  })

  it('fails for a name without an address', async () => {
    await expect(lookup('none.example', { all: true })).rejects.toThrow('none.example has no address')
  })
})

describe('nameServerAddresses', () => {
  it('fails for a name that does not exist', async () => {
    await expect(nameServerAddresses(500)('nowhere.invalid')).rejects.toThrow(/nowhere\.invalid/)
  })
})
