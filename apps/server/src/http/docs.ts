import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { checkoutFolder } from '../config.ts'

/** The description of every call for tools. For people it is a page of the site: /docs/api. */
export function answerOpenApi(app: FastifyInstance): void {
  const file = join(checkoutFolder, 'docs/openapi.json')
  app.get('/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(createReadStream(file)),
  )
}
