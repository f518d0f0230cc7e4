import { chmod, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { composeFeatures } from '../../src/compose.ts'
import { createContext } from '../../src/context.ts'
import { clearProxyNotices } from '../../src/http/proxy-notice.ts'
import { runChecks } from '../../src/setup/doctor.ts'
import { startSteps } from '../../src/setup/start-steps.ts'
import { createTestContext } from '../support/index.ts'

const { context, databaseUrl } = await createTestContext({ environment: { KALENDS_DEMO: '1' } })

const runCheck = async (check: string, own = context) => (await runChecks(own)).find((found) => found.check === check)

async function runSteps(own = context): Promise<string[]> {
  const notes: string[] = []
  for (const { run } of startSteps) notes.push(...(await run(own)))
  return notes
}

describe('doctor', () => {
  it('warns about a superuser, and accepts the role that owns the database', async () => {
    expect(await runCheck('role')).toMatchObject({ state: 'ok' })
    expect(await runCheck('time limits')).toMatchObject({ state: 'ok' })
    const { pathname } = new URL(databaseUrl)
    const url = Object.assign(new URL(inject('maintenanceUrl')), { pathname }).href
    const careless = createContext(context.config, {
      ports: composeFeatures(),
      databaseUrl: url,
      log: context.log,
      poolSize: 1,
    })
    const found = await runCheck('role', careless)
    await careless.close()
    expect(found).toMatchObject({ state: 'warning' })
    expect(found?.detail).toContain('kalends is a superuser')
  })

  it('reports a file that other users of the machine can read', async () => {
    const file = join(context.config.dataFolder, 'export.csv')
    expect(await runCheck('files')).toMatchObject({ state: 'ok' })
    await writeFile(file, 'a', { mode: 0o600 })
    await chmod(file, 0o644)
    expect(await runCheck('files')).toMatchObject({ state: 'warning', detail: expect.stringContaining(file) })
    await chmod(file, 0o600)
    expect(await runCheck('files')).toMatchObject({ state: 'ok' })
  })

  it('warns about a demo business reachable from other machines, as the start does', async () => {
    const open = { ...context, config: { ...context.config, host: '0.0.0.0' } }
    expect(await runCheck('demo', open)).toMatchObject({ state: 'ok' })
    expect((await runSteps()).join()).not.toContain('Warning')
    expect(await runCheck('demo')).toMatchObject({ state: 'ok' })
    expect(await runCheck('demo', open)).toMatchObject({ state: 'warning' })
    expect((await runSteps(open)).join()).toContain('Other machines can reach this server')
    const signIn = await stat(join(context.config.dataFolder, 'demo-sign-in.txt'))
    expect(signIn.mode & 0o777).toBe(0o600)
  })

  it('warns about plain HTTP on a public address, as the start does, and not at home or behind TLS', async () => {
    const withConfig = (more: object) => ({ ...context, config: { ...context.config, ...more } })
    for (const config of [{ host: '0.0.0.0' }, { host: '::' }, { publicUrl: 'http://book.example.org' }]) {
      expect([config, (await runCheck('encryption', withConfig(config)))?.state]).toEqual([config, 'warning'])
      expect((await runSteps(withConfig(config))).join()).toContain('reads passwords')
    }
    const fine = [
      {},
      { host: '192.168.1.4' },
      { host: '0.0.0.0', trustProxy: ['127.0.0.1'] },
      { host: '0.0.0.0', publicUrl: 'https://book.example.org' },
      { publicUrl: 'http://studio.local:4000' },
      { publicUrl: 'http://192.168.1.4:4000' },
    ]
    for (const config of fine)
      expect([config, (await runCheck('encryption', withConfig(config)))?.state]).toEqual([config, 'ok'])
  })

  it('remembers a proxy on this machine with ignored headers, until the setting exists', async () => {
    const warnings: unknown[] = []
    const log = Object.assign(Object.create(context.log), { warn: (...words: unknown[]) => warnings.push(words) })
    const app = await buildApp({ ...context, log })
    const get = (remoteAddress: string, headers: Record<string, string> = {}) =>
      app.inject({ url: '/health', remoteAddress, headers })
    await get('127.0.0.1')
    await get('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' })
    expect(await runCheck('proxy')).toMatchObject({ state: 'ok' })
    await get('::ffff:127.0.0.1', { 'x-forwarded-proto': 'https' })
    await get('127.0.0.1', { 'x-forwarded-for': '198.51.100.1' })
    await app.close()
    expect(warnings).toHaveLength(1)
    expect(await runCheck('proxy')).toMatchObject({
      state: 'warning',
      detail: expect.stringContaining('x-forwarded-proto'),
    })
    const trusting = { ...context, config: { ...context.config, trustProxy: ['127.0.0.1'] } }
    expect(await runCheck('proxy', trusting)).toMatchObject({ state: 'ok' })
  })

  it('says what a proxy hides of visitors, and how to mend it', async () => {
    const config = { ...context.config, publicUrl: 'https://book.example.org' }
    const log = Object.assign(Object.create(context.log), { warn: () => undefined })
    const behind = { ...context, config, log }
    const app = await buildApp(behind)
    const send = (headers: Record<string, string>) =>
      app.inject({ url: '/health', remoteAddress: '127.0.0.1', headers: { origin: config.publicUrl, ...headers } })
    clearProxyNotices(config)
    await app.inject({ url: '/health', remoteAddress: '127.0.0.1', headers: { host: '127.0.0.1:4000' } })
    expect(await runCheck('proxy', behind)).toMatchObject({ state: 'ok' })
    await send({ host: 'book.example.org' })
    const first = await runCheck('proxy', behind)
    expect(first?.detail).toContain('X-Forwarded-Proto $scheme')
    expect(first?.detail).toContain('X-Forwarded-For $proxy_add_x_forwarded_for')
    expect(first?.detail).not.toContain('Host')
    await send({ host: '127.0.0.1:4000' })
    await app.close()
    expect((await runCheck('proxy', behind))?.detail).toContain('proxy_set_header Host $host')
    clearProxyNotices(config)
  })

  it('reports missing statement limits', async () => {
    const pooled = createContext(
      { ...context.config, databasePooled: true },
      { ports: composeFeatures(), databaseUrl, log: context.log },
    )
    const found = await runCheck('time limits', pooled)
    expect(found).toMatchObject({ state: 'warning', detail: expect.stringContaining('statement_timeout') })
    await pooled.close()
  })

  it('names bookings whose charge comes to something else than their price', async () => {
    expect(await runCheck('charges')).toMatchObject({ state: 'ok' })
    const { db } = context
    const charged = db.selectFrom('charges').select('subject_id').where('subject_type', '=', 'BOOKING')
    const live = db.selectFrom('bookings').select('id').where('status', '=', 'CONFIRMED').where('id', 'in', charged)
    const booking = await live.executeTakeFirstOrThrow()
    const agreed_price = JSON.stringify({ value: '1.00', currency: 'EUR' })
    await db.updateTable('bookings').set({ agreed_price }).where('id', '=', booking.id).execute()
    expect(await runCheck('charges')).toMatchObject({ state: 'warning', detail: expect.stringContaining(booking.id) })
    await db.updateTable('bookings').set({ status: 'CANCELED' }).where('id', '=', booking.id).execute()
    expect(await runCheck('charges')).toMatchObject({ state: 'ok' })
  })
})
