import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { guardConnection, guardedLookup, nameServerAddresses } from './guarded-lookup.ts'
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

describe('guardConnection', () => {
  it('decides on the address that was connected to, before anything is sent', async () => {
    let heads = 0
    let bytes = 0
    const server = createServer(() => {
      heads += 1
    })
    server.on('connection', (socket) => socket.on('data', (data) => (bytes += data.length)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const connected: string[] = []
    // A lookup that was deceived, and an address in the URL itself.
    const deceived = guardedLookup(
      () => true,
      async () => [{ address: '127.0.0.1', family: 4 }],
    )
    for (const host of ['public.example', '127.0.0.1', '127.1']) {
      const sending = request(new URL(`http://${host}:${port}/secret`), { lookup: deceived, method: 'POST' })
      guardConnection(sending, (address) => {
        connected.push(address)
        return isOutside(address)
      })
      sending.end('body')
      await expect(
        new Promise((resolve, reject) => sending.on('response', resolve).on('error', reject)),
      ).rejects.toThrow('127.0.0.1 is not outside')
    }
    expect({ connected, heads, bytes }).toEqual({ connected: Array(3).fill('127.0.0.1'), heads: 0, bytes: 0 })
    server.closeAllConnections()
    server.close()
  })
})

describe('nameServerAddresses', () => {
  it('fails for a name that does not exist', async () => {
    await expect(nameServerAddresses(500)('nowhere.invalid')).rejects.toThrow(/nowhere\.invalid/)
  })
})
