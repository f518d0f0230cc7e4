import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerBusy, answerBusyPage } from './errors.ts'
import { isInProcess } from './in-process.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered under overload too: a health check, or a stream that lasts and has limits of its own. */
    isUncounted?: boolean
  }
  interface FastifyRequest {
    /** Counts among the requests in progress. */
    isCounted: boolean
  }
}

/** More than are answered within a few seconds. */
export const mostRequestsInProgress = 500

/**
 * Refuses requests with 503 while too many are in progress in this process, so that those accepted are answered in time
 * instead of all of them late. A page and the calls it makes count once.
 */
export function limitRequestsInProgress(app: FastifyInstance, most = mostRequestsInProgress): void {
  let inProgress = 0
  app.decorateRequest('isCounted', false)
  app.addHook('onRequest', async (request, reply) => {
    if (isInProcess(request) || request.routeOptions.config?.isUncounted) return
    if (inProgress >= most) return refuse(request, reply)
    inProgress++
    request.isCounted = true
  })
  const release = async (request: FastifyRequest) => {
    if (!request.isCounted) return
    request.isCounted = false
    inProgress--
  }
  app.addHook('onResponse', release)
  app.addHook('onRequestAbort', release)
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return request.headers.accept?.includes('text/html') ? answerBusyPage(reply) : answerBusy(request, reply)
}
