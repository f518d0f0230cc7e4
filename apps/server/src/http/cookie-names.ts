import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { isInProcess } from './in-process.ts'

/**
 * Cookies that say who somebody is, or which browser they have. Over TLS browsers know them as `__Host-…`: only this
 * host can set such a cookie, only over TLS, so no page of a subdomain or plain HTTP can plant one.
 */
const guarded = new Set([
  'kalends_staff',
  'kalends_member',
  'kalends_visitor',
  'kalends_redirect',
  'kalends_provider',
  'kalends_device',
  'kalends_member_device',
  'kalends_remembered',
])
const prefix = '__Host-'

const day = 24 * 60 * 60
/** As long as the longest sign-in lasts without use: nobody is signed out by the new names. */
const acceptedDays = 90

/**
 * Gives cookies their prefix at the border of the process: within it they have one name, over TLS and over plain HTTP.
 * A cookie from before an update is read once, by a browser that has none with a prefix, and replaced.
 *
 * @param registerCookies  adds what parses and writes cookies: between the two hooks
 */
export async function prefixCookies(
  app: FastifyInstance,
  context: Context,
  registerCookies: () => PromiseLike<unknown>,
): Promise<void> {
  const acceptedUntil = await findAcceptedUntil(context)
  const replaced = new WeakMap<FastifyRequest, Map<string, string>>()
  app.addHook('onRequest', async (request) => {
    if (!isOverTls(request)) return
    const { cookie } = request.raw.headers
    if (cookie === undefined) return
    const read = readCookies(cookie, context.clock.now() < acceptedUntil)
    request.raw.headers.cookie = read.cookie
    if (read.unprefixed.size > 0) replaced.set(request, read.unprefixed)
  })
  await registerCookies()
  app.addHook('onSend', async (request, reply) => {
    if (isOverTls(request)) writePrefixes(reply, replaced.get(request) ?? new Map())
  })
}

/** Calls of our own pages have the inner names already. */
const isOverTls = (request: FastifyRequest): boolean => !isInProcess(request) && request.protocol === 'https'

/** Returns until when names without a prefix are read: for a while after the update of an installation that had them. */
async function findAcceptedUntil({ db }: Context): Promise<number> {
  const row = await db
    .selectFrom('schema_migrations')
    .select('applied_at')
    .where('name', '=', '20261128182000-prefixed-cookies.sql')
    .where(({ exists, selectFrom, ref }) =>
      exists(selectFrom('sites').select('id').where('created_at', '<', ref('schema_migrations.applied_at'))),
    )
    .executeTakeFirst()
  return row ? Date.parse(row.applied_at) + acceptedDays * day * 1000 : 0
}

/** Returns the header with inner names, and the cookies that had no prefix yet. */
export function readCookies(
  header: string,
  acceptsUnprefixed: boolean,
): { cookie: string; unprefixed: Map<string, string> } {
  const pairs = header.split(';').map((pair) => pair.trim())
  const nameOf = (pair: string): string => pair.slice(0, Math.max(0, pair.indexOf('='))).trim()
  const hasPrefixed = pairs.some((pair) => guarded.has(nameOf(pair).replace(prefix, '')) && pair.startsWith(prefix))
  const unprefixed = new Map<string, string>()
  const kept = pairs.flatMap((pair) => {
    const name = nameOf(pair)
    if (name.startsWith(prefix) && guarded.has(name.slice(prefix.length))) return [pair.slice(prefix.length)]
    if (!guarded.has(name)) return [pair]
    if (!acceptsUnprefixed || hasPrefixed || unprefixed.has(name)) return []
    unprefixed.set(name, pair.slice(pair.indexOf('=') + 1))
    return [pair]
  })
  return { cookie: kept.join('; '), unprefixed }
}

function writePrefixes(reply: FastifyReply, unprefixed: ReadonlyMap<string, string>): void {
  const set = [reply.getHeader('set-cookie') ?? []].flat().map(String)
  const names = new Set(set.map((line) => line.slice(0, line.indexOf('='))))
  const lines = set.map((line) => (guarded.has(line.slice(0, line.indexOf('='))) ? `${prefix}${line}` : line))
  for (const [name, value] of unprefixed) {
    if (!names.has(name))
      lines.push(`${prefix}${name}=${value}; Max-Age=${acceptedDays * day}; Path=/; HttpOnly; Secure; SameSite=Lax`)
    lines.push(`${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`)
  }
  if (lines.length === 0) return
  reply.removeHeader('set-cookie')
  reply.header('set-cookie', lines)
}
