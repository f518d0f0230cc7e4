import type { captcha, Infer } from '@kalends/contract'
import { type Db, instant, type Tx } from '../../db/database.ts'

type Settings = Infer<typeof captcha.CaptchaSettings>

/** Stored settings, with encrypted secrets. */
export type CaptchaRow = Pick<Settings, 'provider' | 'places' | 'visibleSiteKey' | 'invisibleSiteKey'> & {
  visibleSecret: Buffer | null
  invisibleSecret: Buffer | null
}

/** What holds until the owner says otherwise. */
const defaultSettings: CaptchaRow = {
  provider: 'ALTCHA',
  places: [],
  visibleSiteKey: null,
  invisibleSiteKey: null,
  visibleSecret: null,
  invisibleSecret: null,
}

export async function findCaptcha(db: Db, siteId: string): Promise<CaptchaRow> {
  const row = await db.selectFrom('captcha_settings').selectAll().where('site_id', '=', siteId).executeTakeFirst()
  if (!row) return defaultSettings
  return {
    provider: row.provider as Settings['provider'],
    places: row.places as Settings['places'],
    visibleSiteKey: row.visible_site_key,
    invisibleSiteKey: row.invisible_site_key,
    visibleSecret: row.visible_secret,
    invisibleSecret: row.invisible_secret,
  }
}

export async function saveCaptcha(tx: Tx, siteId: string, row: CaptchaRow, now: number): Promise<void> {
  const written = {
    provider: row.provider,
    places: row.places,
    visible_site_key: row.visibleSiteKey,
    invisible_site_key: row.invisibleSiteKey,
    visible_secret: row.visibleSecret,
    invisible_secret: row.invisibleSecret,
    updated_at: new Date(now),
  }
  await tx
    .insertInto('captcha_settings')
    .values({ site_id: siteId, ...written })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(written))
    .execute()
}

type Solved = { siteId: string; hash: Buffer; expiresAt: number }

/** Records a solution. Returns false if the challenge was solved before. */
export async function takeSolution(db: Db, { siteId, hash, expiresAt }: Solved): Promise<boolean> {
  const inserted = await db
    .insertInto('captcha_solutions')
    .values({ site_id: siteId, challenge_hash: hash, expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('site_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteOldSolutions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('captcha_solutions').where('expires_at', '<=', instant(now)).execute()
}
