import type { FastifyInstance } from 'fastify'
import type { Context } from '../../src/context.ts'
import { aSite } from '../support/a-site.ts'
import { aPerson, signIn } from '../support/people.ts'

/** A business with an owner who looks after its clients and keys. */
export async function anOwner(app: FastifyInstance, context: Context) {
  const siteId = await aSite(context)
  const { headers } = await signIn(app, await aPerson(context, siteId, { name: 'Ada' }), siteId)
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  /** What the list of changes says was done to one thing, latest first. */
  const changes = async (entityId: string): Promise<string[]> =>
    (await send('GET', `/v1/audit?entityId=${entityId}`))
      .json()
      .entries.map((entry: { operation: string }) => entry.operation)
  return { siteId, send, changes }
}

/** Fields that were refused. */
export function readFields(answer: {
  json(): { details: { validationError: { fieldViolations: { field: string }[] } } }
}) {
  return answer.json().details.validationError.fieldViolations.map(({ field }) => field)
}
