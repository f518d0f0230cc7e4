import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aTeam, errorCode } from './team.ts'

const { app, context, clock } = await createTestApp()
const { colleague, invited } = await aTeam(app, context)
const abroad = await aTeam(app, context)
const read = (token: string, remoteAddress = '10.8.0.1') =>
  app.inject({ method: 'POST', url: '/v1/staff/invitation', remoteAddress, payload: { token } })

it('returns the business, the role, and whether a password is chosen or proved', async () => {
  const { token } = await invited({ email: 'Noor@example.org', name: 'Noor', role: 'manager' })
  expect((await read(token)).json()).toEqual({
    siteName: 'Studio Verde',
    email: 'Noor@example.org',
    name: 'Noor',
    role: 'manager',
    hasAccount: false,
  })
  const known = await invited({ email: abroad.ada.email.toUpperCase() })
  expect((await read(known.token)).json().hasAccount).toBe(true)
})

it('INVALID_TOKEN: guessed, truncated, expired, or with another site id', async () => {
  const { token } = await invited({ email: 'x@example.org' })
  const other = (await abroad.invited({ email: 'y@example.org' })).token
  const [site, secret] = token.split('.') as [string, string]
  const guesses = [
    `${site}.${randomBytes(32).toString('base64url')}`,
    `${other.split('.')[0]}.${secret}`,
    secret,
    `${site}.`,
    `${token}x`,
    `' or 1=1 --`,
    '💥',
  ]
  for (const guess of guesses) {
    const answer = await read(guess)
    expect([answer.statusCode, errorCode(answer)]).toEqual([400, 'INVALID_TOKEN'])
  }
  clock.advance({ days: 14 })
  expect(errorCode(await read(token, '10.8.0.2'))).toBe('INVALID_TOKEN')
})

it('THROTTLED_FEATURE: limits guesses of links', async () => {
  const { token } = await invited({ email: 'z@example.org' }, await colleague())
  const statuses = []
  for (let i = 0; i < 12; i += 1) statuses.push((await read('guess', '10.8.0.3')).statusCode)
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  expect((await read(token, '10.8.0.3')).statusCode).toBe(429)
  expect((await read(token, '10.8.0.4')).statusCode).toBe(200)
})

it('can be opened repeatedly', async () => {
  const { token } = await invited({ email: 'reload@example.org' }, await colleague())
  for (let i = 0; i < 15; i += 1) expect((await read(token, '10.8.0.5')).statusCode).toBe(200)
})
