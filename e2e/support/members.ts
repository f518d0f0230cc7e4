// Members of a business, created through the API like a front end does, who sign in on its pages.
import type { Page } from '@playwright/test'
import { sql } from './database.ts'
import { followLink } from './follow-link.ts'
import { siteUrl } from './stage.ts'

export const memberPassword = 'correct horse battery'

type Requested = { token?: string; body?: object; agent?: string; method?: string }

/** Calls the API; throws if it refuses. */
export async function ask(path: string, { token, body, agent, method = 'POST' }: Requested = {}) {
  const headers = {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: token } : {}),
    ...(agent ? { 'user-agent': agent } : {}),
  }
  const answer = await fetch(`${siteUrl()}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`)
  return answer.json()
}

/** Returns a visitor token of the first business, like its own pages get. */
export async function visitorToken(): Promise<string> {
  const [site] = await sql('select id from sites order by created_at limit 1')
  return (await ask('/oauth2/token', { body: { clientId: site?.['id'], grantType: 'anonymous' } })).access_token
}

/** Creates a member and returns their email with the tokens of a browser called `agent`. */
export async function createMember(agent: string): Promise<{ email: string; token: string }> {
  const email = `mira-${crypto.randomUUID().slice(0, 8)}@example.org`
  const visitor = await visitorToken()
  const body = { loginId: { email }, password: memberPassword, profile: { firstName: 'Mira', lastName: 'Levi' } }
  const { sessionToken } = await ask('/v2/register', { token: visitor, body })
  const session = await ask('/v1/member-sessions', { token: visitor, body: { sessionToken }, agent })
  return { email, token: session.access_token }
}

/** Signs in with one request and opens an account page; tests about signing in use the form. */
export async function openAccount(page: Page, email: string, path = '/account'): Promise<void> {
  // The list of sign-ins names the browser.
  const agent = await page.evaluate(() => navigator.userAgent)
  const answer = await page.context().request.post('/login', {
    form: { email, password: memberPassword },
    headers: { 'user-agent': agent },
    maxRedirects: 0,
  })
  if (answer.status() !== 303) throw new Error(`Signing in was answered with ${answer.status()}`)
  await page.goto(path)
}

/** Opens an account page, signs in and returns to it; `target` is the final page if it differs. */
export async function enterAccount(
  page: Page,
  email: string,
  requested: string | URL = '/account',
  target = String(requested),
): Promise<void> {
  await followLink(page, String(requested))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === target)
}
