import type { FastifyInstance } from 'fastify'
import type { Context } from '../../src/context.ts'
import { type Answer, anAdmin, aVisitor, type Client } from '../support/factories.ts'
import { anApiKey } from '../support/people.ts'

/** A front desk client with `put`, which other tests do not need. */
export async function createTemplateWriter(app: FastifyInstance, context: Context, siteId: string) {
  const authorization = await anApiKey(context, siteId)
  const put = async (kind: string, language: string, payload: object): Promise<Answer> => {
    const url = `/v1/message-templates/${kind}/${language}`
    const answer = await app.inject({ method: 'PUT', url, headers: { authorization }, payload })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  const admin: Client = await anAdmin(app, context, siteId)
  return { put, admin, visitor: await aVisitor(app, siteId) }
}
