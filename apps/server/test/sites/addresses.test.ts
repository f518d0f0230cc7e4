import { describe, expect, it } from 'vitest'
import { findSiteByAddress, listSitesByPath, publicAddress, rememberOrigin } from '../../src/features/sites/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'
import { aService } from '../support/factories.ts'

const { context, db } = await createTestContext({ environment: { HOST: '127.0.0.1', PORT: '4321' } })

const beforeThereIsASite = await findSiteByAddress(context, { host: 'x', path: '/' })
const first = await aSite(context, { name: 'First' })
const second = await aSite(context, { name: 'Second' })
const third = await aSite(context, { name: 'Third' })
await db.insertInto('hosts').values({ host: 'third.example', site_id: third }).execute()

describe('site addresses', () => {
  it('are unknown before there is a site', () => {
    expect(beforeThereIsASite).toBeUndefined()
  })

  it('select the site by host, by path, or the first one', async () => {
    const at = (host: string, path: string) => findSiteByAddress(context, { host, path })
    expect(await at('localhost:4321', '/')).toEqual({ siteId: first, slug: 'first', basePath: '' })
    expect(await at('localhost:4321', '/s/second/book?x=1')).toMatchObject({ siteId: second, basePath: '/s/second' })
    expect(await at('Third.Example:80', '/s/second/book')).toMatchObject({ siteId: third, basePath: '' })
    expect(await at('localhost', '/s/unknown')).toBeUndefined()
    expect(await at(`x' or 1=1 --`, '/')).toMatchObject({ siteId: first })
  })

  it('tell crawlers which site a shared host shows', async () => {
    expect(await listSitesByPath(context, 'localhost:4321')).toEqual([])
    for (const siteId of [first, second, third]) await aService(context, siteId, [], { type: 'CLASS' })
    const hidden = await aSite(context, { name: 'Hidden' })
    await db
      .updateTable('services')
      .set({ hidden: true })
      .where('id', '=', (await aService(context, hidden, [], { type: 'CLASS' })).id)
      .execute()
    expect(await listSitesByPath(context, 'localhost:4321')).toEqual(['second'])
    expect(await listSitesByPath(context, 'third.example')).toEqual([])
  })

  it('in messages use the most reliable source', async () => {
    expect(await publicAddress(context, first)).toBe('http://127.0.0.1:4321')
    expect(await publicAddress(context, second)).toBe('http://127.0.0.1:4321/s/second')
    await rememberOrigin(context, second, 'https://desk.example')
    expect(await publicAddress(context, second)).toBe('https://desk.example/s/second')
    expect(await publicAddress(context, first)).toBe('http://127.0.0.1:4321')
    await db.updateTable('sites').set({ confirmed_url: 'https://book.example' }).where('id', '=', second).execute()
    expect(await publicAddress(context, second)).toBe('https://book.example/s/second')
  })

  it('need no path if the site has its own host', async () => {
    await rememberOrigin(context, third, 'https://third.example')
    expect(await publicAddress(context, third)).toBe('https://third.example')
  })

  it('use the operator’s setting first', async () => {
    const configured = { ...context, config: { ...context.config, publicUrl: 'https://kalends.example' } }
    expect(await publicAddress(configured, first)).toBe('https://kalends.example')
    expect(await publicAddress(configured, second)).toBe('https://kalends.example/s/second')
  })

  it('ignore malformed values', async () => {
    await rememberOrigin(context, first, 'nonsense')
    expect(await publicAddress(context, first)).toBe('http://127.0.0.1:4321')
  })
})
