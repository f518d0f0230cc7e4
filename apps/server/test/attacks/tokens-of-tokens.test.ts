import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { frontEndSignIns } from '../authentication/front-end-sign-ins.ts'
import { anAuthClient } from '../authentication/visitors.ts'
import { aBrowser, followLink } from '../redirects/front-end.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { whileWaiting } from '../support/while-waiting.ts'

cheapHashes()
const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)
const { shop, enter, openPage } = await frontEndSignIns(app, auth)

async function aFrontEndSignIn(): Promise<{ access: string; refresh: string }> {
  const email = `${randomUUID()}@example.org`
  await auth.register(email)
  return enter(email)
}

const statuses = (tokens: string[]) =>
  Promise.all(tokens.map(async (as) => (await auth.send('GET', '/v1/members/my', undefined, { as })).statusCode))
const revoke = (token: string) => auth.send('POST', '/oauth2/revoke', { token, client_id: shop.clientId })

it('tokens of pages that were opened from pages end with the sign-in of the front end', async () => {
  const { access, refresh } = await aFrontEndSignIn()
  const first = await openPage(access)
  const second = await openPage(first)
  expect(await statuses([access, first, second])).toEqual([200, 200, 200])
  expect((await revoke(refresh)).statusCode).toBe(200)
  expect(await statuses([access, first, second])).toEqual([401, 401, 401])
})

it('they end if the front end is disabled, and no others do', async () => {
  const { access } = await aFrontEndSignIn()
  const second = await openPage(await openPage(access))
  const email = `${randomUUID()}@example.org`
  await auth.register(email)
  const { token } = await auth.enter(email)
  const enable = (enabled: boolean) => auth.asOwner('PATCH', `/v1/oauth-clients/${shop.clientId}`, { enabled })
  expect((await enable(false)).statusCode).toBe(200)
  await enable(true)
  expect(await statuses([second, token])).toEqual([401, 200])
})

it('a page that is opened at the moment its front end signs out gives no tokens', async () => {
  const { access, refresh } = await aFrontEndSignIn()
  const first = await openPage(access)
  const cookies: Record<string, string> = {}
  const browser = aBrowser(app, cookies)
  const page = { memberAccountPage: { section: 'ACCOUNT_INFO' } }
  const { id, fullUrl } = await shop.session(page, { authorization: first })
  const { memberId } = await context.db
    .selectFrom('redirect_sessions')
    .select('opener_member_id as memberId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // The page waits for the member with the families locked that it is issued from; signing out waits for those.
  let signingOut: ReturnType<typeof revoke> | undefined
  await whileWaiting(context, {
    lock: (tx) =>
      tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().executeTakeFirstOrThrow(),
    call: () => followLink(browser, fullUrl),
    meanwhile: async () => {
      signingOut = revoke(refresh)
    },
  })
  expect((await signingOut)?.statusCode).toBe(200)
  const token = decodeURIComponent(cookies['kalends_visitor'] ?? '').split('|')[1] ?? ''
  expect(await statuses([first, token])).toEqual([401, 401])
})
