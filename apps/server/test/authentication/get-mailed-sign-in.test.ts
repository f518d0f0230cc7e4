import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anAuthClient } from './visitors.ts'

const { app, context, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const read = (linkToken: string) => auth.send('GET', `/v1/mailed-sign-ins?${new URLSearchParams({ linkToken })}`)
const request = async (email: string) => {
  const { requestToken } = (await auth.send('POST', '/v1/mailed-sign-ins', { email })).json()
  const [message] = (await auth.emailsTo(email)).filter(({ body_text }) => body_text.includes('/login/link/')).reverse()
  return { requestToken, linkToken: /\/login\/link\/([\w.-]+)/.exec(message?.body_text ?? '')?.[1] ?? '' }
}

it('names the account of the link, as often as it is opened, until it is used', async () => {
  const email = 'ada@example.org'
  await auth.register(email, { profile: { firstName: 'Ada <b>', lastName: 'Love' } })
  const { linkToken } = await request(email)
  for (let time = 0; time < 2; time++)
    expect((await read(linkToken)).json()).toEqual({ account: { name: 'Ada <b> Love', email } })
  const finish = () => auth.send('POST', '/v1/mailed-sign-ins/finish', { linkToken })
  expect((await finish()).json().state).toBe('SUCCESS')
  expect((await read(linkToken)).statusCode).toBe(404)
})

it('names nobody to whoever guesses, has the token of the request only, or comes too late', async () => {
  const email = 'eve@example.org'
  await auth.register(email)
  const { linkToken, requestToken } = await request(email)
  const wrong = `${linkToken.slice(0, -1)}${linkToken.endsWith('A') ? 'B' : 'A'}`
  for (const token of [requestToken, wrong, 'none', (await request('nobody@example.org')).requestToken]) {
    const answer = await read(token)
    expect([answer.statusCode, answer.body.includes('@')]).toEqual([404, false])
  }
  clock.advance({ minutes: 11 })
  expect((await read(linkToken)).statusCode).toBe(404)
})
