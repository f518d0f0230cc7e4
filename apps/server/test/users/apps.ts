import type { FastifyInstance } from 'fastify'
import { codeAt } from '../authentication/factors.ts'
import type { TestApp } from '../support/index.ts'
import type { Answer, Colleague } from './team.ts'

const url = '/v1/staff/factor'

/** Somebody whose sign-ins ask for the code of an app. Time goes on, so that the next code is another. */
export async function withApp(person: Colleague, clock: TestApp['clock']) {
  const { secret } = (await person.send('POST', url, { password: person.password })).json()
  const answer = await person.send('POST', `${url}/activate`, { code: codeAt(secret, clock.now()) })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>()
  clock.advance({ minutes: 2 })
  return { ...person, recoveryCodes, code: () => codeAt(secret, clock.now()) }
}

/** The two steps of signing in, as a browser makes them. */
export function authenticate(app: FastifyInstance, siteId: string) {
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: path, headers: { 'wix-site-id': siteId }, payload })
  const signIn = ({ email, password }: { email: string; password: string }) =>
    post('/v1/staff/sign-in', { email, password })
  return {
    signIn,
    finish: (stateToken: string, code: string) => post('/v1/staff/sign-in/code', { stateToken, code }),
    createStateToken: async (person: Colleague): Promise<string> => (await signIn(person)).json().secondStep.stateToken,
  }
}

export const errorReason = (answer: Answer) => answer.json().details.applicationError.data.reason
