import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type OpenedMedia, openMedia, type RequestedMedia, readTransform } from '../features/media/index.ts'
import { staffCookie } from '../features/users/index.ts'

type Query = { w?: unknown; until?: unknown; key?: unknown }

/**
 * Serves uploads: by business and name for people, and by id alone as front ends write it (`/media/<id>`,
 * `/media/<id>/v1/fill/w_300,h_200/file`), on every host. Content never changes at an address, so browsers cache it
 * permanently.
 */
export function answerMedia(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { siteId: string; id: string; name: string }; Querystring: Query }>(
    '/media/:siteId/:id/:name',
    async (request, reply) => {
      const { siteId, id } = request.params
      return answer(context, reply, { ...isPublic(request), siteId, id, size: readWidth(request.query) })
    },
  )
  app.get<{ Params: { siteId: string }; Querystring: Query }>('/media/:siteId', async (request, reply) => {
    const id = readMediaId(request.params.siteId)
    return answer(context, reply, { ...isPublic(request), siteId: undefined, id, size: readWidth(request.query) })
  })
  app.get<{ Params: { siteId: string; '*': string }; Querystring: Query }>(
    '/media/:siteId/v1/*',
    async (request, reply) => {
      const size = readTransform(request.params['*'])
      if (!size) return notFound(reply)
      return answer(context, reply, {
        ...isPublic(request),
        siteId: undefined,
        id: readMediaId(request.params.siteId),
        size,
      })
    },
  )
}

function isPublic({ query, cookies }: FastifyRequest<{ Querystring: Query }>) {
  const { until, key } = query
  return {
    until: typeof until === 'string' ? until : undefined,
    key: typeof key === 'string' ? key : undefined,
    cookie: cookies[staffCookie],
  }
}

/** Front ends may write the id with an ending, as in `<id>~mv2.jpg`. */
function readMediaId(mediaId: string): string {
  return /^[0-9a-f-]{36}(?=[~.]|$)/i.exec(mediaId)?.[0] ?? ''
}

function readWidth({ w }: Query): number | undefined {
  return typeof w === 'string' && /^\d{1,5}$/.test(w) ? Number(w) : undefined
}

async function answer(context: Context, reply: FastifyReply, requested: RequestedMedia): Promise<FastifyReply> {
  const media = await openMedia(context, requested)
  return media ? sendMedia(reply, media) : notFound(reply)
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send('The file does not exist.')
}

const caching = {
  anyone: 'public, max-age=31536000, immutable',
  browsers: 'private, max-age=86400, immutable',
  none: 'private, no-store',
} as const

function sendMedia(reply: FastifyReply, media: OpenedMedia): FastifyReply {
  const shownAs = media.isPicture ? 'inline' : 'attachment'
  if (media.cachedBy === 'anyone') reply.header('access-control-allow-origin', '*')
  return reply
    .header('cache-control', caching[media.cachedBy])
    .header('content-type', media.contentType)
    .header('content-length', media.sizeBytes)
    .header('content-disposition', `${shownAs}; filename*=UTF-8''${encodeURIComponent(media.fileName)}`)
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(media.body)
}
