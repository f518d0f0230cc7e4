import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { createMember } from './factors.ts'
import { anAuthClient } from './visitors.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)
const send = (email: string) => auth.asOwner('POST', '/v1/auth/members/send-set-password-email', { email })

describe('sendSetPasswordEmail', () => {
  it('emails a link with which the member sets a password', async () => {
    const member = await createMember(auth)
    expect((await send(member.email.toUpperCase())).json()).toEqual({ accepted: true })
    const recoveryToken = await auth.linkFor(member.email)
    const answer = await auth.send('POST', '/v1/recover', { recoveryToken, password: 'another good password' })
    expect(answer.json().state).toBe('SUCCESS')
  })

  it('says that nobody who may sign in has the address', async () => {
    expect((await send(`${randomUUID()}@example.org`)).json()).toEqual({ accepted: false })
    const blocked = await createMember(auth)
    await auth.asOwner('POST', `/v1/members/${blocked.memberId}/block`, {})
    expect((await send(blocked.email)).json()).toEqual({ accepted: false })
    expect(await auth.linkFor(blocked.email)).toBe('')
  })
})
