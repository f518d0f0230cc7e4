import { createHash, randomBytes } from 'node:crypto'

/** A secret given out as text and stored as a hash. */
export type SiteSecret = { text: string; hash: Buffer }

const written = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/
const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Creates a secret of 32 random bytes, written `<prefix><site>.<secret>`, so that it names the site to look it up in.
 * The site is its 16 bytes in base64url.
 */
export function newSiteSecret(siteId: string, prefix = ''): SiteSecret {
  const secret = randomBytes(32).toString('base64url')
  return { text: `${prefix}${encodeSiteId(siteId)}.${secret}`, hash: hashSecret(secret) }
}

/** Returns the site and hash to look up; undefined for any other text. Never throws. */
export function readSiteSecret(text: string, prefix = ''): { siteId: string; hash: Buffer } | undefined {
  if (!text.startsWith(prefix)) return undefined
  const [, site, secret] = written.exec(text.slice(prefix.length)) ?? []
  if (site === undefined || secret === undefined) return undefined
  return { siteId: decodeSiteId(site), hash: hashSecret(secret) }
}

/** Returns true for a GUID. PostgreSQL throws for other texts. */
export function isGuid(text: string): boolean {
  return guid.test(text)
}

/** 32 random bytes cannot be guessed from their hash, so a plain one is enough. */
function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function encodeSiteId(siteId: string): string {
  return Buffer.from(siteId.replaceAll('-', ''), 'hex').toString('base64url')
}

function decodeSiteId(text: string): string {
  const hex = Buffer.from(text, 'base64url').toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
