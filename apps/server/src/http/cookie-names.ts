import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type EarlierCookie, findEarlierCookies } from './earlier-cookies.ts'
import { isInProcess } from './in-process.ts'

const visitor = 'kalends_visitor'

/**
 * Cookies that say who somebody is, or which browser they have. Over TLS browsers know them as `__Host-…`: only this
 * host can set such a cookie, only over TLS, so no page of a subdomain or plain HTTP can plant one.
 */
const guarded = new Set([
  'kalends_staff',
  'kalends_member',
  visitor,
  'kalends_redirect',
  'kalends_provider',
  'kalends_device',
  'kalends_member_device',
  'kalends_remembered',
])
const prefix = '__Host-'
/**
 * Browsers refuse `__Host-` for a path, and the tokens of a site below `/s/` are kept at its path: the sites of one host
 * have one each. Read below such a path only.
 */
const pathPrefix = '__Secure-'
const sitePath = /^\/s\/[^/?#;]+/

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
  const updatedAt = await findUpdate(context)
  const replaced = new WeakMap<FastifyRequest, ReadonlyMap<string, string>>()
  app.addHook('onRequest', async (request) => {
    if (!isOverTls(request)) return
    const { cookie } = request.raw.headers
    if (cookie === undefined) return
    const read = readCookies(cookie, request.url)
    const accepted = await findAccepted(context, read.unprefixed, updatedAt)
    const pairs = [...read.pairs, ...[...accepted].map(([name, value]) => `${name}=${value}`)]
    request.raw.headers.cookie = pairs.join('; ')
    if (accepted.size > 0) replaced.set(request, accepted)
  })
  await registerCookies()
  app.addHook('onSend', async (request, reply) => {
    if (isOverTls(request)) writePrefixes(reply, replaced.get(request) ?? new Map(), findSitePath(request.url))
  })
}

/** Calls of our own pages have the inner names already. */
const isOverTls = (request: FastifyRequest): boolean => !isInProcess(request) && request.protocol === 'https'

const findSitePath = (url: string): string | undefined => sitePath.exec(url)?.[0]

/** Returns when an installation that had names without a prefix got them; undefined if it never had any. */
async function findUpdate({ db }: Context): Promise<number | undefined> {
  const row = await db
    .selectFrom('schema_migrations')
    .select('applied_at')
    .where('name', '=', '20261128182000-prefixed-cookies.sql')
    .where(({ exists, selectFrom, ref }) =>
      exists(selectFrom('sites').select('id').where('created_at', '<', ref('schema_migrations.applied_at'))),
    )
    .executeTakeFirst()
  return row && Date.parse(row.applied_at)
}

/** Returns the unprefixed cookies to read: for a while after the update, those of sign-ins from before it. */
async function findAccepted(
  context: Context,
  unprefixed: ReadonlyMap<string, string>,
  updatedAt: number | undefined,
): Promise<ReadonlyMap<string, string>> {
  const now = context.clock.now()
  if (unprefixed.size === 0 || updatedAt === undefined || now >= updatedAt + acceptedDays * day * 1000) return new Map()
  const cookies: EarlierCookie[] = [...unprefixed].map(([name, value]) => ({ name, value }))
  const earlier = await findEarlierCookies(context.db, cookies, updatedAt)
  return new Map(earlier.map(({ name, value }) => [name, value]))
}

/**
 * Returns the cookies with their inner names, and apart from them the guarded ones without a prefix, of a browser that
 * has none with one.
 */
export function readCookies(header: string, url: string): { pairs: string[]; unprefixed: Map<string, string> } {
  const sent = header.split(';').map(readPair)
  const path = findSitePath(url)
  const own = path === undefined ? [] : sent.filter(({ name }) => name === `${pathPrefix}${visitor}`)
  const isPrefixed = (name: string): boolean => name.startsWith(prefix) && guarded.has(name.slice(prefix.length))
  const hasPrefixed = own.length > 0 || sent.some(({ name }) => isPrefixed(name))
  const unprefixed = new Map<string, string>()
  const pairs = own.map(({ value }) => `${visitor}=${value}`)
  for (const { name, value } of sent) {
    if (isPrefixed(name)) {
      // The tokens of the site at this path come before those of the host's own site.
      if (own.length === 0 || name !== `${prefix}${visitor}`) pairs.push(`${name.slice(prefix.length)}=${value}`)
    } else if (!guarded.has(name)) {
      // A name that another parser may trim to one of ours is none.
      if (/^[!-~]+$/.test(name) && !name.startsWith(pathPrefix)) pairs.push(`${name}=${value}`)
    } else if (!unprefixed.has(name) && !(name === visitor && path !== undefined ? own.length > 0 : hasPrefixed))
      unprefixed.set(name, value)
  }
  return { pairs, unprefixed }
}

/** Only spaces and tabs surround a name: browsers count anything else, such as a no-break space, as part of it. */
function readPair(text: string): { name: string; value: string } {
  const pair = trim(text)
  const at = pair.indexOf('=')
  return at < 0 ? { name: '', value: pair } : { name: trim(pair.slice(0, at)), value: trim(pair.slice(at + 1)) }
}

const trim = (text: string): string => text.replaceAll(/^[ \t]+|[ \t]+$/g, '')

function writePrefixes(reply: FastifyReply, unprefixed: ReadonlyMap<string, string>, path: string | undefined): void {
  const set = [reply.getHeader('set-cookie') ?? []].flat().map(String)
  const names = new Set(set.map(nameOf))
  const lines = set.map((line) => (guarded.has(nameOf(line)) ? `${prefixOf(line)}${line}` : line))
  for (const [name, value] of unprefixed) {
    const at = `Path=${name === visitor ? (path ?? '/') : '/'}; HttpOnly; Secure; SameSite=Lax`
    const renewed = `${name}=${value}; Max-Age=${acceptedDays * day}; ${at}`
    if (!names.has(name)) lines.push(`${prefixOf(renewed)}${renewed}`)
    lines.push(`${name}=; Max-Age=0; ${at}`)
  }
  if (lines.length === 0) return
  reply.removeHeader('set-cookie')
  reply.header('set-cookie', lines)
}

const nameOf = (line: string): string => line.slice(0, line.indexOf('='))

/** Browsers take `__Host-` only for the path `/`. */
const prefixOf = (line: string): string => (/;\s*path=\/\s*(;|$)/i.test(line) ? prefix : pathPrefix)
