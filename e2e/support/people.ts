// People of the demo business, who sign in with the passwords generated at installation.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Cookie, Page } from '@playwright/test'
import { dataFolder, siteUrl } from './stage.ts'

export type Role = 'owner' | 'receptionist' | 'staff'

export type Person = { email: string; password: string; name: string }

/** Reads `email  password  (name, role)`. */
export function personAs(role: Role): Person {
  const file = join(dataFolder(), 'demo-sign-in.txt')
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  for (const line of lines) {
    const [, email = '', password = '', name = '', found] = /^(\S+) +(\S+) +\((.+), (\w+)\)$/.exec(line) ?? []
    if (found === role) return { email, password, name }
  }
  throw new Error(`${file} has nobody with the role ${role}`)
}

/** Signs in through the form and waits for the dashboard. */
export async function signInOnPage(page: Page, role: Role = 'owner'): Promise<Person> {
  const person = personAs(role)
  await page.goto('/dashboard/sign-in')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
  return person
}

const COOKIE = 'kalends_staff'
const sessions = new Map<string, Cookie[]>()

/**
 * Signs a person in with the session that all tests of a server share for this role; tests about signing in or out use
 * the form. The page is at a plain text of the site; `goto` continues.
 */
export async function signIn(page: Page, role: Role = 'owner'): Promise<Person> {
  const person = personAs(role)
  const context = page.context()
  const key = `${siteUrl()} ${person.email}`
  const stored = sessions.get(key)
  if (stored) await context.addCookies(stored)
  else sessions.set(key, await newSession(context, person))
  await page.goto('/robots.txt', { waitUntil: 'commit' })
  return person
}

/** Returns the cookies of a new session. */
async function newSession(context: BrowserContext, { email, password }: Person): Promise<Cookie[]> {
  const answer = await context.request.post('/v1/staff/sign-in', { data: { email, password } })
  if (!answer.ok()) throw new Error(`Signing in was refused: ${await answer.text()}`)
  return (await context.cookies()).filter(({ name }) => name === COOKIE)
}
