import type { OperationSpec } from '@kalends/contract'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { findHeaderActor } from '../features/identity/index.ts'
import { findSite, findSiteByAddress, isGuid } from '../features/sites/index.ts'
import { findStaffActor, isCsrfToken, staffCookie } from '../features/users/index.ts'
import { fail } from '../refusal.ts'

/**
 * Finds the actor of a call by token, API key, both joined by a comma, or staff cookie. Invalid credentials end in 401,
 * never in an anonymous actor.
 */
export async function findActor(context: Context, spec: OperationSpec, request: FastifyRequest): Promise<Actor> {
  // Callers who sign in may still send an old cookie or token: operations open to anyone ignore both.
  if (spec.access.anyone) return anonymousActor(context, request, spec)
  const credentials = request.headers.authorization?.trim()
  if (credentials) return (await findHeaderActor(context, credentials, siteHeader(request))) ?? fail('UNAUTHENTICATED')
  const cookie = request.cookies[staffCookie]
  if (cookie) {
    const staff = await findStaffActor(context, { cookie, ...siteHint(spec, request) })
    if (staff) {
      if (!isRead(request) && !isCsrfToken(staff, request.headers['x-kalends-csrf'])) fail('CSRF_TOKEN_INVALID')
      return staff
    }
  }
  return fail('UNAUTHENTICATED')
}

/** A call open to anyone still belongs to a business: the one its path, header or address names. */
async function anonymousActor(context: Context, request: FastifyRequest, spec: OperationSpec): Promise<Actor> {
  // The operation refuses ids of no business.
  if (spec.siteInPath) return { type: 'none', siteId: siteInPath(request) }
  const named = siteHeader(request)
  if (named !== undefined) {
    const site = isGuid(named) ? await findSite(context.db, named) : undefined
    return site ? { type: 'none', siteId: site.id } : fail('NOT_FOUND', { description: 'The business does not exist.' })
  }
  const site = await findSiteByAddress(context, { host: request.host, path: request.url })
  return { type: 'none', siteId: site?.siteId ?? fail('NOT_FOUND', { description: 'The business does not exist.' }) }
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

function siteHint(spec: OperationSpec, request: FastifyRequest): { siteId?: string } {
  // Browsers send no custom headers when they open a stream, so there the address names the business.
  const siteId = siteHeader(request) ?? (spec.answers === 'text/event-stream' ? siteInQuery(request) : undefined)
  return siteId ? { siteId } : {}
}

function siteHeader(request: FastifyRequest): string | undefined {
  const value = request.headers['wix-site-id']
  return typeof value === 'string' && value !== '' ? value.toLowerCase() : undefined
}

/** Such a path ends with the id. */
function siteInPath({ url }: FastifyRequest): string {
  return (url.split('?', 1)[0] ?? '').split('/').at(-1)?.toLowerCase() ?? ''
}

function siteInQuery(request: FastifyRequest): string | undefined {
  const value = (request.query as Record<string, unknown>)['siteId']
  return typeof value === 'string' && isGuid(value) ? value.toLowerCase() : undefined
}
