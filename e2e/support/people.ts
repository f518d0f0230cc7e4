// The people of the demo business, who sign in with the passwords their installation made for them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
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
export async function signIn(page: Page, role: Role = 'owner'): Promise<Person> {
  const person = personAs(role)
  await page.goto('/dashboard/sign-in')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
  return person
}
