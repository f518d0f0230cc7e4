import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type EarlierCookie, isEarlierCookie } from './earlier-cookies.ts'
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
 * Browsers take `__Host-` only with the path `/`, so the sites of one host that lie below `/s/` share one path. The
 * tokens of each have a name of their own there.
 */
const visitorOf = (slug: string): string => `${prefix}${visitor}.${slug}`
const sitePath = /^\/s\/([a-z0-9-]+)(?=[/?#]|$)/
/** The tokens of so many sites are kept, because browsers send all of them with each request to the host. */
const mostSites = 8
/** The visitor cookie of a site had this prefix and the site's path before. */
const earlierVisitor = `__Secure-${visitor}`

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
  const updates: Updates = {
    unprefixed: await findUpdate(context, '20261128182000-prefixed-cookies.sql'),
    ofSites: await findUpdate(context, '20261128235300-visitor-cookies-of-sites.sql'),
  }
  const sent = new WeakMap<FastifyRequest, Sent>()
  app.addHook('onRequest', async (request) => {
    if (!isOverTls(request)) return
    const { cookie } = request.raw.headers
    if (cookie === undefined) return
    const read = readCookies(cookie, request.url)
    const replaced = await findAccepted(context, read.earlier, updates)
    const pairs = [...read.pairs, ...replaced.map(({ name, value }) => `${name}=${value}`)]
    request.raw.headers.cookie = pairs.join('; ')
    sent.set(request, { replaced, ofSites: read.ofSites })
  })
  await registerCookies()
  app.addHook('onSend', async (request, reply) => {
    if (isOverTls(request)) writePrefixes(reply, findSlug(request.url), sent.get(request))
  })
}

/** Calls of our own pages have the inner names already. */
const isOverTls = (request: FastifyRequest): boolean => !isInProcess(request) && request.protocol === 'https'

const findSlug = (url: string): string | undefined => sitePath.exec(url)?.[1]

/** What the browser sent: cookies with earlier names that were read, and the names of those of sites below `/s/`. */
type Sent = { replaced: EarlierCookie[]; ofSites: string[] }

/** When an installation that had earlier names got the ones it has; undefined if it never had any. */
type Updates = { unprefixed: number | undefined; ofSites: number | undefined }

async function findUpdate({ db }: Context, migration: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('schema_migrations')
    .select('applied_at')
    .where('name', '=', migration)
    .where(({ exists, selectFrom, ref }) =>
      exists(selectFrom('sites').select('id').where('created_at', '<', ref('schema_migrations.applied_at'))),
    )
    .executeTakeFirst()
  return row && Date.parse(row.applied_at)
}

/** Returns the cookies with earlier names to read: for a while after the update, those of sign-ins from before it. */
async function findAccepted(
  context: Context,
  earlier: readonly EarlierCookie[],
  updates: Updates,
): Promise<EarlierCookie[]> {
  const now = context.clock.now()
  const accepted: EarlierCookie[] = []
  for (const cookie of earlier) {
    const updatedAt = cookie.sentAs === earlierVisitor ? updates.ofSites : updates.unprefixed
    if (updatedAt === undefined || now >= updatedAt + acceptedDays * day * 1000) continue
    const isKnown = accepted.some(({ name }) => name === cookie.name)
    if (!isKnown && (await isEarlierCookie(context.db, cookie, updatedAt))) accepted.push(cookie)
  }
  return accepted
}

/**
 * Returns the cookies with their inner names; apart from them the guarded ones with an earlier name, of a browser that has
 * none with the current one; and the names of those of sites below `/s/`, the oldest first, as browsers send them.
 */
export function readCookies(
  header: string,
  url: string,
): { pairs: string[]; earlier: EarlierCookie[]; ofSites: string[] } {
  const sent = header.split(';').map(readPair)
  const slug = findSlug(url)
  const ofSite = slug === undefined ? undefined : visitorOf(slug)
  const own = sent.filter(({ name }) => name === ofSite)
  const isPrefixed = (name: string): boolean => name.startsWith(prefix) && guarded.has(name.slice(prefix.length))
  const hasPrefixed = own.length > 0 || sent.some(({ name }) => isPrefixed(name))
  const earlier: EarlierCookie[] = []
  const ofSites = sent.map(({ name }) => name).filter((name) => name.startsWith(visitorOf('')))
  const pairs = own.map(({ value }) => `${visitor}=${value}`)
  for (const { name, value } of sent) {
    if (isPrefixed(name)) {
      // The tokens of the site at this path come before those of the host's own site.
      if (own.length === 0 || name !== `${prefix}${visitor}`) pairs.push(`${name.slice(prefix.length)}=${value}`)
    } else if (name === earlierVisitor) {
      // Before one without any prefix: it is the later one.
      if (slug !== undefined && own.length === 0) earlier.unshift({ name: visitor, sentAs: name, value })
    } else if (!guarded.has(name)) {
      // A name that another parser may trim to one of ours is none.
      if (/^[!-~]+$/.test(name) && !/^__(Host|Secure)-/i.test(name)) pairs.push(`${name}=${value}`)
    } else if (
      !earlier.some(({ sentAs }) => sentAs === name) &&
      !(name === visitor && slug !== undefined ? own.length > 0 : hasPrefixed)
    )
      earlier.push({ name, sentAs: name, value })
  }
  return { pairs, earlier, ofSites }
}

/** Only spaces and tabs surround a name: browsers count anything else, such as a no-break space, as part of it. */
function readPair(text: string): { name: string; value: string } {
  const pair = trim(text)
  const at = pair.indexOf('=')
  return at < 0 ? { name: '', value: pair } : { name: trim(pair.slice(0, at)), value: trim(pair.slice(at + 1)) }
}

const trim = (text: string): string => text.replaceAll(/^[ \t]+|[ \t]+$/g, '')

function writePrefixes(
  reply: FastifyReply,
  slug: string | undefined,
  { replaced, ofSites }: Sent = { replaced: [], ofSites: [] },
): void {
  const set = [reply.getHeader('set-cookie') ?? []].flat().map(String)
  const names = new Set(set.map(nameOf))
  const lines = set.map((line) => (guarded.has(nameOf(line)) ? withPrefix(line) : line))
  for (const { name, sentAs, value } of replaced) {
    const at = `Path=${name === visitor && slug !== undefined ? `/s/${slug}` : '/'}; HttpOnly; Secure; SameSite=Lax`
    if (!names.has(name)) lines.push(withPrefix(`${name}=${value}; Max-Age=${acceptedDays * day}; ${at}`))
    lines.push(`${sentAs}=; Max-Age=0; ${at}`)
  }
  if (lines.some((line) => line.startsWith(visitorOf('')))) {
    const others = ofSites.filter((name) => !lines.some((line) => nameOf(line) === name))
    for (const name of others.slice(0, Math.max(0, others.length + 1 - mostSites)))
      lines.push(`${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`)
  }
  if (lines.length === 0) return
  reply.removeHeader('set-cookie')
  reply.header('set-cookie', lines)
}

const nameOf = (line: string): string => line.slice(0, line.indexOf('='))

/** Names a cookie as only this host can set it; that of a site below `/s/` is named by the site, at the path of all. */
function withPrefix(line: string): string {
  const [path = '', at = ''] = /;\s*path=(\/s\/[^;]*)/i.exec(line) ?? []
  const slug = findSlug(at)
  if (slug === undefined) return `${prefix}${line}`
  return `${visitorOf(slug)}${line.slice(nameOf(line).length).replace(path, '; Path=/')}`
}
