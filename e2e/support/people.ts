// The people of the demo business, who sign in with the passwords their installation made for them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Cookie, Page } from '@playwright/test'
import { dataFolder } from './stage.ts'

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

/** Signs in on the page as a person does, and waits until the dashboard is there. */
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
const signedIn = new Map<string, Cookie[]>()

/**
 * Lets somebody into the dashboard who has signed in before: all journeys of a worker share a session for each role,
 * but for those about signing in or out. The page stands at an answer of the server, from where it may call; `goto`
 * leads on.
 */
export async function signIn(page: Page, role: Role = 'owner'): Promise<Person> {
  const person = personAs(role)
  const context = page.context()
  const kept = signedIn.get(person.email)
  if (kept) await context.addCookies(kept)
  else signedIn.set(person.email, await newSession(context, person))
  await page.goto('/health')
  return person
}

/** What stands in the context afterwards. */
async function newSession(context: BrowserContext, { email, password }: Person): Promise<Cookie[]> {
  const answer = await context.request.post('/v1/staff/sign-in', { data: { email, password } })
  if (!answer.ok()) throw new Error(`Signing in was refused: ${await answer.text()}`)
  return (await context.cookies()).filter(({ name }) => name === COOKIE)
}
