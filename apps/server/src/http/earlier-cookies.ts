import type { Db } from '../db/database.ts'
import { readSiteSecret } from '../features/sites/index.ts'

/** A cookie with an earlier name: the one it has within the process, the one the browser sent, and its value as sent. */
export type EarlierCookie = { name: string; sentAs: string; value: string }

/** The tables of sign-ins, by the cookie that names one. No other cookie says who somebody is for longer than an hour. */
const tables = {
  kalends_staff: 'staff_sessions',
  kalends_member: 'member_sessions',
} as const

/**
 * Returns true if it belongs to a sign-in which began before this moment: a page of a subdomain, which may plant a cookie
 * of its own, can only know one that it got later.
 */
export async function isEarlierCookie(db: Db, { name, value }: EarlierCookie, before: number): Promise<boolean> {
  const text = decode(value)
  if (name === 'kalends_visitor') return isEarlierFamily(db, text.split('|')[2] ?? '', before)
  const key = readSiteSecret(text)
  if (!key || (name !== 'kalends_staff' && name !== 'kalends_member')) return false
  const row = await db
    .selectFrom(tables[name])
    .select('id')
    .where('site_id', '=', key.siteId)
    .where('secret_hash', '=', key.hash)
    .where('created_at', '<', new Date(before).toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/** Our own pages renew their tokens, which stay those of one family. */
async function isEarlierFamily(db: Db, refreshToken: string, before: number): Promise<boolean> {
  const key = readSiteSecret(refreshToken)
  if (!key) return false
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('token_families', (join) =>
      join
        .onRef('token_families.site_id', '=', 'refresh_tokens.site_id')
        .onRef('token_families.id', '=', 'refresh_tokens.family_id'),
    )
    .select('token_families.id')
    .where('refresh_tokens.site_id', '=', key.siteId)
    .where('refresh_tokens.secret_hash', '=', key.hash)
    .where('token_families.created_at', '<', new Date(before).toISOString())
    .executeTakeFirst()
  return row !== undefined
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
