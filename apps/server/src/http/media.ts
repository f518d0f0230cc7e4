import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type OpenedMedia, openMedia } from '../features/media/index.ts'
import { staffCookie } from '../features/users/index.ts'

type Asked = FastifyRequest<{
  Params: { siteId: string; id: string }
  Querystring: { w?: unknown; until?: unknown; key?: unknown }
}>

/** Uploads by their addresses. An address never changes its content, so browsers keep what they got. */
export function answerMedia(app: FastifyInstance, context: Context): void {
  app.get('/media/:siteId/:id/:name', async (request: Asked, reply) => {
    const { w, until, key } = request.query
    const media = await openMedia(context, {
      ...request.params,
      width: typeof w === 'string' && /^\d{1,5}$/.test(w) ? Number(w) : undefined,
      until: typeof until === 'string' ? until : undefined,
      key: typeof key === 'string' ? key : undefined,
      cookie: request.cookies[staffCookie],
    })
    return media ? sendMedia(reply, media) : reply.code(404).type('text/plain').send('There is no such file.')
  })
}

const keeping = {
  anybody: 'public, max-age=31536000, immutable',
  browsers: 'private, max-age=86400, immutable',
  nobody: 'private, no-store',
} as const

function sendMedia(reply: FastifyReply, media: OpenedMedia): FastifyReply {
  const shownAs = media.isPicture ? 'inline' : 'attachment'
  return reply
    .header('cache-control', keeping[media.keptBy])
    .header('content-type', media.contentType)
    .header('content-length', media.sizeBytes)
    .header('content-disposition', `${shownAs}; filename*=UTF-8''${encodeURIComponent(media.fileName)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(media.body)
}
