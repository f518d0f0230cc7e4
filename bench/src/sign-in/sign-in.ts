import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiKeyAuth, createClient } from '@kalends/sdk'
import pg from 'pg'
import { operator } from '../http/operator.ts'
import { post } from '../http/post.ts'

const MEMBERS = 16
const SERVICES = 50
const password = 'correct horse battery'

/** A business with members, and their credentials. */
export type Door = {
  visitor: string
  /** Returns tokens of visitors in turn, as many as there are members. */
  nextVisitor: () => string
  member: string
  /** Returns the credentials of members in turn. */
  nextLogin: () => object
  /** Returns the refresh tokens of sign-ins in turn. */
  nextRefresh: () => object
  /** A stored hash, which contains its costs. */
  hash: string
}

/** Signs members up and in on a running server, like a front end. */
export async function openDoor(folder: string, url: string): Promise<Door> {
  const { siteId } = await operator<{ siteId: string }>(folder, 'sites', 'create', '--name', 'Door')
  const call = (path: string, body: object, authorization?: string) =>
    post<Tokens>(url, path, body, authorization ? { authorization } : {})
  const visitors: string[] = []
  for (let number = 0; number < MEMBERS; number += 1)
    visitors.push((await call('/oauth2/token', { grantType: 'anonymous', clientId: siteId })).access_token)
  const [visitor = ''] = visitors
  await fillPage(folder, url, siteId)
  const logins = Array.from({ length: MEMBERS }, (_, number) => ({
    loginId: { email: `member${number}@example.org` },
    password,
  }))
  const signedIn: Tokens[] = []
  for (const login of logins) {
    const { sessionToken } = await call('/v2/register', login, visitor)
    signedIn.push(await call('/v1/member-sessions', { sessionToken }, visitor))
  }
  const refreshes = signedIn.map(({ refresh_token: refreshToken }) => ({ grantType: 'refresh_token', refreshToken }))
  return {
    visitor,
    nextVisitor: inTurn(visitors),
    member: signedIn[0]?.access_token ?? '',
    nextLogin: inTurn(logins),
    nextRefresh: inTurn(refreshes),
    hash: await aHash(folder),
  }
}

type Tokens = { access_token: string; refresh_token: string; sessionToken: string }

/** Creates the services of the page that is read. */
async function fillPage(folder: string, url: string, siteId: string): Promise<void> {
  const words = ['api-keys', 'create', '--name', 'bench', '--site', siteId]
  const { apiKey } = await operator<{ apiKey: string }>(folder, ...words)
  const kalends = createClient({ apiUrl: url, auth: apiKeyAuth(apiKey, siteId) })
  for (let number = 0; number < SERVICES; number += 1) {
    const payment = { rateType: 'NO_FEE', options: { inPerson: true } } as const
    const service = { name: `Class ${number}`, type: 'CLASS', defaultCapacity: 8, payment } as const
    await kalends.services.createService({ service: { ...service, onlineBooking: { enabled: true } } })
  }
}

function inTurn<T>(values: T[]): () => T {
  let next = 0
  return () => values[next++ % values.length] as T
}

async function aHash(folder: string): Promise<string> {
  const { url } = JSON.parse(readFileSync(join(folder, 'connection.json'), 'utf8')) as { url: string }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ password_hash: string }>(
      'select password_hash from member_credentials limit 1',
    )
    return rows[0]?.password_hash ?? ''
  } finally {
    await client.end()
  }
}
