import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { aBusiness } from '../support/a-business.ts'
import { callAt } from '../support/call-in.ts'
import { aReceiver } from '../webhooks/support/webhooks.ts'
import { aPreparedFolder, openContext } from './support/data-folder.ts'
import { type RunningProcess, startProcess } from './support/start-process.ts'

test('events that a killed server was delivering arrive after it starts again', async () => {
  const folder = await aPreparedFolder()
  const receiver = await aReceiver('hold')
  let server = start(folder)
  const address = await readAddress(server)
  const context = await openContext(folder)
  const call = callAt(address)
  const { key } = await aBusiness(context, call, 'alder')
  await context.close()
  const post = async (url: string, payload: object) => {
    const { status, body } = await call({ method: 'POST', url, headers: { authorization: key }, payload })
    if (status !== 200) throw new Error(`${url} was refused: ${body}`)
    return JSON.parse(body)
  }
  const eventTypes = ['wix.bookings.categories.v2.category_created']
  await post('/v1/webhooks', { webhook: { name: 'CRM', url: receiver.url, eventTypes } })
  const ids: string[] = []
  for (const name of ['Hair', 'Face', 'Hands', 'Feet', 'Back', 'Teeth']) {
    ids.push((await post('/v2/categories', { category: { name } })).category.id)
  }
  // Four are on their way, the others wait.
  await expect.poll(() => receiver.bodies.length).toBeGreaterThan(0)
  await server.kill('SIGKILL')
  receiver.answer = 200
  receiver.bodies.length = 0
  server = start(folder)
  await readAddress(server)
  await expect.poll(() => new Set(receiver.bodies.map(entityOf)), { timeout: 60_000 }).toEqual(new Set(ids))
  expect(await server.kill('SIGTERM')).toBe(0)
}, 300_000)

function start(folder: string): RunningProcess {
  const settings = { KALENDS_DEMO: '0', KALENDS_LOG: 'fatal', KALENDS_PRIVATE_WEBHOOKS: '1' }
  return startProcess('apps/server/src/main.ts', { environment: { KALENDS_DATA: folder, PORT: '0', ...settings } })
}

async function readAddress(server: RunningProcess): Promise<string> {
  const [, address = ''] = await server.waitForOutput(/Site +(http\S+)/)
  return address
}

function entityOf(body: string): string {
  const envelope = JSON.parse(decodeJwt(body)['data'] as string)
  return JSON.parse(envelope.data).entityId
}
