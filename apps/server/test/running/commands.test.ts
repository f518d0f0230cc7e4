import { expect, test } from 'vitest'
import { aDataFolder, aPreparedFolder, connectTo } from './support/data-folder.ts'
import { type RunningProcess, startProcess } from './support/start-process.ts'

const run = (folder: string, ...args: string[]): RunningProcess =>
  startProcess('apps/cli/src/main.ts', { args, environment: { KALENDS_DATA: folder } })

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** What a command printed with --json, and its exit code. Fails when standard output is anything but one JSON value. */
async function json(folder: string, ...args: string[]) {
  const command = run(folder, ...args, '--json')
  const code = await command.ended
  return { code, result: JSON.parse(command.stdout()) }
}

test('works without a server: creates the database, prints pure JSON, leaves nothing running', async () => {
  const folder = await aDataFolder()
  const first = await json(folder, 'migrate')
  expect(first.code).toBe(0)
  expect(first.result.applied.length).toBeGreaterThan(10)
  expect(await json(folder, 'migrate')).toEqual({ code: 0, result: { applied: [] } })
})

test('works beside a running server, on the same data', async () => {
  const folder = await aPreparedFolder()
  const environment = { KALENDS_DATA: folder, PORT: '0', KALENDS_DEMO: '0' }
  const server = startProcess('apps/server/src/main.ts', { environment })
  await server.waitForOutput(/is ready/)
  const { code, result } = await json(folder, 'doctor')
  expect(code).toBe(0)
  expect(result.healthy).toBe(true)
  expect(await server.kill('SIGTERM')).toBe(0)
})

test('two simultaneous commands run one after the other', async () => {
  const folder = await aDataFolder()
  const [first, second] = await Promise.all([json(folder, 'migrate'), json(folder, 'migrate')])
  expect([first.code, second.code]).toEqual([0, 0])
  expect([first.result.applied.length, second.result.applied.length]).toContain(0)
})

test('doctor reports a database without tables as broken and changes nothing', async () => {
  const folder = await aDataFolder()
  const { code, result } = await json(folder, 'doctor')
  expect(code).toBe(1)
  expect(result.findings).toContainEqual(expect.objectContaining({ check: 'migrations', state: 'broken' }))
  expect((await json(folder, 'doctor')).result.healthy).toBe(false)
})

test('prints a refusal as JSON too, with exit code 1', async () => {
  const { code, result } = await json(await aPreparedFolder(), 'api-keys', 'create', '--name', 'key')
  expect(code).toBe(1)
  expect(result.error.code).toBe('NOT_FOUND')
})

test('reports an unknown command or a missing option on standard error only', async () => {
  const folder = await aDataFolder()
  for (const args of [['nonsense'], ['users', 'create', '--name', 'A']]) {
    const command = run(folder, ...args)
    expect(await command.ended).not.toBe(0)
    expect(command.stdout()).toBe('')
    expect(command.output()).toContain('error:')
  }
})

test('a worker runs beside the server until it is stopped', async () => {
  const folder = await aPreparedFolder()
  const worker = run(folder, 'worker', '--json')
  await worker.waitForOutput(/The worker is running/)
  expect(await worker.kill('SIGTERM')).toBe(0)
  expect(JSON.parse(worker.stdout())).toEqual({ stopped: true })
})

test('creates a business, its key, its front end and its owner, and removes a second factor, beside the server', async () => {
  const folder = await aPreparedFolder()
  const environment = { KALENDS_DATA: folder, PORT: '0', KALENDS_DEMO: '0' }
  await startProcess('apps/server/src/main.ts', { environment }).waitForOutput(/is ready/)
  const site = (await json(folder, 'sites', 'create', '--name', 'Studio', '--time-zone', 'Europe/Berlin')).result
  expect(site).toEqual({ siteId: expect.stringMatching(guid) })
  const key = (await json(folder, 'api-keys', 'create', '--name', 'test', '--site', site.siteId)).result
  expect(key).toEqual({ siteId: site.siteId, apiKey: expect.any(String) })
  const client = ['--name', 'front', '--redirect-uri', 'https://a.example/back', 'https://b.example/back']
  expect((await json(folder, 'oauth-clients', 'create', ...client, '--site', site.siteId)).result).toEqual({
    clientId: expect.stringMatching(guid),
  })
  const person = ['--name', 'Ada', '--email', 'ada@example.org', '--site', site.siteId]
  const user = (await json(folder, 'users', 'create', ...person)).result
  expect(user).toEqual({ siteId: site.siteId, userId: expect.stringMatching(guid), password: expect.any(String) })

  const reset = await json(folder, 'users', 'reset-password', '--email', 'ADA@example.org')
  expect(reset.result).toEqual({
    name: 'Ada',
    link: expect.stringMatching(/\/dashboard\/reset-password\/[\w.-]+$/),
    expiresDate: expect.stringMatching(/Z$/),
  })
  const unknown = await json(folder, 'users', 'reset-password', '--email', 'unknown@example.org')
  expect([unknown.code, unknown.result.error.code]).toEqual([1, 'USER_NOT_FOUND'])

  const database = await connectTo(folder)
  await database.query(
    `insert into staff_factors (user_id, id, sealed_secret, created_at, activated_at)
     values ($1, gen_random_uuid(), 'sealed', now(), now())`,
    [user.userId],
  )
  const taken = run(folder, 'users', 'remove-second-factor', '--email', 'ada@example.org')
  expect(await taken.ended).toBe(0)
  expect(taken.stdout()).toContain('Recorded in the activity log of Studio.')
  const { rows } = await database.query('select recipient from messages')
  await database.end()
  expect(rows).toEqual([{ recipient: 'ada@example.org' }])
})
