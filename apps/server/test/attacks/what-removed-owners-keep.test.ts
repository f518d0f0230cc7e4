import { webhookEventTypes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { aClient, aStudio, type Client, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

async function twoOwners() {
  const { siteId } = await aStudio(app, context)
  const anOwner = async (name: string) => {
    const person = await aPerson(context, siteId, { role: 'owner', name })
    const { headers } = await signIn(app, person, siteId)
    return Object.assign(aClient(app, { ...headers, 'wix-site-id': siteId }), person)
  }
  return { siteId, ada: await anOwner('Ada'), eve: await anOwner('Eve') }
}

const issue = async (client: Client, name: string) => {
  const { apiKey, key } = expected(await client.post('/v1/api-keys', { name }))
  return {
    id: apiKey.id as string,
    createdByUserId: apiKey.createdByUserId,
    client: aClient(app, { authorization: key }),
  }
}
const hook = (name: string, url: string) => ({ webhook: { name, url, eventTypes: [webhookEventTypes[0]] } })
const remove = async (by: Client, userId: string) =>
  expected(await by.delete(`/v1/people/${userId}?endKeysAndWebhooks=true`))
const mayList = async (client: Client) => readRefusal(await client.get('/v1/people'))

describe('a removed owner whose keys and webhooks end', () => {
  it('keeps no key that a key of theirs made, and no client with a secret', async () => {
    const { ada, eve } = await twoOwners()
    const first = await issue(eve, 'one')
    const second = await issue(first.client, 'two')
    expect(second.createdByUserId).toBe(eve.userId)
    const { client, clientSecret } = expected(await eve.post('/v1/oauth-clients', { name: 'Shop', withSecret: true }))
    const getToken = () =>
      aClient(app, {}).post('/oauth2/token', { grantType: 'client_credentials', clientId: client.id, clientSecret })
    const server = aClient(app, { authorization: expected(await getToken()).access_token })
    const third = await issue(server, 'three')
    const clients = [first.client, second.client, third.client, server]
    expect(await Promise.all(clients.map(mayList))).toEqual(['200', '200', '200', '200'])
    await remove(ada, eve.userId)
    expect(await Promise.all(clients.map(mayList))).toEqual(Array(4).fill('401 UNAUTHENTICATED'))
    expect((await getToken()).status).not.toBe(200)
  })

  it('keeps no webhook: of their keys, or of others that they led elsewhere', async () => {
    const { ada, eve } = await twoOwners()
    const { id, revision } = expected(await ada.post('/v1/webhooks', hook('CRM', 'https://93.184.216.34/in'))).webhook
    expected(await ada.post('/v1/webhooks', hook('Mail', 'https://93.184.216.34/mail')))
    expected(await eve.patch(`/v1/webhooks/${id}`, { revision, webhook: { url: 'https://93.184.216.35/evil' } }))
    const key = await issue(eve, 'one')
    expected(await key.client.post('/v1/webhooks', hook('backup', 'https://93.184.216.36/evil')))
    await remove(ada, eve.userId)
    expect(expected(await ada.get('/v1/webhooks')).webhooks.map(({ name }: { name: string }) => name)).toEqual(['Mail'])
  })

  it('keeps no sign-in provider', async () => {
    const { siteId, ada, eve } = await twoOwners()
    const provider = { name: 'Login', issuer: 'https://evil.example', clientId: 'x' }
    expected(await eve.post('/v1/sign-in-providers', provider))
    await remove(ada, eve.userId)
    const rows = await db.selectFrom('sign_in_providers').select('enabled').where('site_id', '=', siteId).execute()
    expect(rows).toEqual([{ enabled: false }])
  })
})

const listMade = async (by: Client, makerId: string) =>
  expected(await by.get(`/v1/made-access/${makerId}`)).made.map(
    ({ kind, name, canEnd }: { kind: string; name: string; canEnd: boolean }) =>
      `${kind} ${name}${canEnd ? '' : ' stays'}`,
  )
const findMade = async (by: Client, makerId: string, name: string): Promise<string> =>
  expected(await by.get(`/v1/made-access/${makerId}`)).made.find((one: { name: string }) => one.name === name).id
const listHooks = async (by: Client): Promise<string[]> =>
  expected(await by.get('/v1/webhooks')).webhooks.map(({ name }: { name: string }) => name)

describe('an owner who asks what a colleague leaves behind', () => {
  async function withEverything() {
    const { siteId, ada, eve } = await twoOwners()
    const { client } = expected(
      await ada.post('/v1/oauth-clients', { name: 'Shop', redirectUris: ['https://shop.example/back'] }),
    )
    const more = ['https://shop.example/back', 'https://evil.example/back']
    expected(await eve.patch(`/v1/oauth-clients/${client.id}`, { redirectUris: more }))
    expected(await eve.post('/v1/oauth-clients', { name: 'App' }))
    const { client: byKey } = await issue(eve, 'Till')
    expected(await byKey.post('/v1/webhooks', hook('CRM', 'https://93.184.216.34/in')))
    expected(await eve.post('/v1/sign-in-providers', { name: 'Login', issuer: 'https://evil.example', clientId: 'x' }))
    const { settings } = expected(await eve.get('/v1/payments/settings'))
    expected(
      await eve.patch('/v1/payments/settings', { settings: { revision: settings.revision, provider: 'SANDBOX' } }),
    )
    expected(await ada.post('/v1/webhooks', hook('Mail', 'https://93.184.216.34/mail')))
    const readShop = async (): Promise<string[][]> => {
      const { clients } = expected(await ada.get('/v1/oauth-clients'))
      return clients
        .filter(({ id }: { id: string }) => id === client.id)
        .map(({ redirectUris, allowedOrigins }: Record<string, string[]>) => [redirectUris, allowedOrigins])
    }
    return { siteId, ada, eve, readShop }
  }

  it('reads keys, apps, addresses, providers, webhooks, and the settings that stay', async () => {
    const { ada, eve } = await withEverything()
    expect(await listMade(ada, eve.userId)).toEqual([
      'API_KEY Till',
      'CONNECTED_APP App',
      'APP_ADDRESS Shop',
      'SIGN_IN_PROVIDER Login',
      'WEBHOOK CRM',
      'PAYMENT_PROVIDER Studio Aventine stays',
    ])
    expect(await listMade(ada, ada.userId)).toEqual(['CONNECTED_APP Shop', 'WEBHOOK Mail'])
  })

  it('ends it with the person, but for what is kept', async () => {
    const { ada, eve, readShop } = await withEverything()
    const keep = await findMade(ada, eve.userId, 'Till')
    expected(await ada.delete(`/v1/people/${eve.userId}?endKeysAndWebhooks=true&keep=${keep}`))
    expect(await listMade(ada, eve.userId)).toEqual(['API_KEY Till', 'PAYMENT_PROVIDER Studio Aventine stays'])
    expect(await readShop()).toEqual([[['https://shop.example/back'], ['https://shop.example']]])
    expect(await listHooks(ada)).toEqual(['Mail'])
  })

  it('keeps a key whose maker, another key, ends', async () => {
    const { ada, eve } = await twoOwners()
    const first = await issue(eve, 'one')
    const second = await issue(first.client, 'two')
    expected(await ada.delete(`/v1/people/${eve.userId}?endKeysAndWebhooks=true&keep=${second.id}`))
    expect(await Promise.all([first, second].map(({ client }) => mayList(client)))).toEqual([
      '401 UNAUTHENTICATED',
      '200',
    ])
  })

  it('ends it with a demotion, where that is asked for', async () => {
    const { ada, eve, readShop } = await withEverything()
    expected(await ada.put(`/v1/people/${eve.userId}/role`, { role: 'manager' }))
    expect(await listHooks(ada)).toEqual(['CRM', 'Mail'])
    expected(await ada.put(`/v1/people/${eve.userId}/role`, { role: 'viewer', endKeysAndWebhooks: true }))
    expect(await listMade(ada, eve.userId)).toEqual(['PAYMENT_PROVIDER Studio Aventine stays'])
    expect(await readShop()).toEqual([[['https://shop.example/back'], ['https://shop.example']]])
    expect(await listHooks(ada)).toEqual(['Mail'])
  })

  it('is told nothing by another business, and tells no manager', async () => {
    const { siteId, eve } = await withEverything()
    const { ada: other } = await twoOwners()
    expect(await listMade(other, eve.userId)).toEqual([])
    const manager = await aPerson(context, siteId, { role: 'manager' })
    const { headers } = await signIn(app, manager, siteId)
    expect(readRefusal(await aClient(app, headers).get(`/v1/made-access/${eve.userId}`))).toContain('403')
  })
})

describe('a leaked key that is revoked', () => {
  async function aLeakedKey() {
    const { ada } = await twoOwners()
    const leaked = await issue(ada, 'leaked')
    const backup = await issue(leaked.client, 'backup')
    expected(await leaked.client.post('/v1/webhooks', hook('one', 'https://93.184.216.36/one')))
    expected(await backup.client.post('/v1/webhooks', hook('two', 'https://93.184.216.36/two')))
    expected(await ada.post('/v1/webhooks', hook('own', 'https://93.184.216.36/own')))
    const provider = { name: 'Login', issuer: 'https://evil.example', clientId: 'x' }
    expected(await backup.client.post('/v1/sign-in-providers', provider))
    return { ada, leaked }
  }

  it('leaves the webhooks and providers that it made unless asked, and says which they are', async () => {
    const { ada, leaked } = await aLeakedKey()
    const made = ['SIGN_IN_PROVIDER Login', 'WEBHOOK one', 'WEBHOOK two']
    expect(await listMade(ada, leaked.id)).toEqual(['API_KEY backup', ...made])
    expected(await ada.delete(`/v1/api-keys/${leaked.id}`))
    expect(await listMade(ada, leaked.id)).toEqual(made)
  })

  it('takes them along where that is asked for, but for what is kept', async () => {
    const { ada, leaked } = await aLeakedKey()
    const keep = await findMade(ada, leaked.id, 'two')
    expected(await ada.delete(`/v1/api-keys/${leaked.id}?endMade=true&keep=${keep}`))
    expect(await listHooks(ada)).toEqual(['own', 'two'])
    const { providers } = expected(await ada.get('/v1/sign-in-providers'))
    expect(providers.map(({ enabled }: { enabled: boolean }) => enabled)).toEqual([false])
  })
})

it('a leaked key that is revoked leaves no key that it made', async () => {
  const { ada } = await twoOwners()
  const leaked = await issue(ada, 'leaked')
  const backup = await issue(leaked.client, 'backup')
  const again = await issue(backup.client, 'again')
  const own = await issue(ada, 'own')
  expected(await ada.delete(`/v1/api-keys/${leaked.id}`))
  expect(await Promise.all([leaked, backup, again, own].map(({ client }) => mayList(client)))).toEqual([
    ...Array(3).fill('401 UNAUTHENTICATED'),
    '200',
  ])
})
