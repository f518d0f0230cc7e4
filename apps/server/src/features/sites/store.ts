import type { Infer, sites } from '@kalends/contract'
import { type Selectable, sql, type Updateable } from 'kysely'
import { type Db, instant, jsonb, type Tx } from '../../db/database.ts'
import type { Sites } from '../../db/generated/tables.ts'
import type { Settings } from './rules/settings.ts'

export type PublicCaptcha = Infer<typeof sites.PublicCaptcha>

/** A stored site. */
export type SiteRow = Selectable<Sites>

/** Finds a site by id. */
export function findSite(db: Db, siteId: string): Promise<SiteRow | undefined> {
  return db.selectFrom('sites').selectAll().where('id', '=', siteId).executeTakeFirst()
}

/** Every business an address could mean: named by a host, by the slug in the path, or the default one. */
export async function selectByAddress(db: Db, hosts: readonly string[], slug: string | undefined) {
  return db
    .selectFrom('sites')
    .leftJoin('hosts', (join) =>
      join.onRef('hosts.site_id', '=', 'sites.id').on(sql<boolean>`hosts.host = any(${hosts}::text[])`),
    )
    .select(['sites.id', 'sites.slug', 'sites.is_default', 'hosts.host'])
    .where((eb) =>
      eb.or([
        eb('hosts.host', 'is not', null),
        eb('sites.is_default', '=', true),
        ...(slug === undefined ? [] : [eb('sites.slug', '=', slug)]),
      ]),
    )
    .execute()
}

/**
 * Lists slugs of businesses found by path only that have a public service, by name. Reads the table of services, a
 * later feature.
 */
export async function listSelected(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from sites
    where not is_default
      and not exists (select 1 from hosts where hosts.site_id = sites.id)
      and exists (select 1 from services where services.site_id = sites.id and not hidden and deleted_at is null)
    order by slug limit ${limit}`.execute(db)
  return rows.map((row) => row.slug)
}

/** Loads what links to the site's pages need. */
export function findLinkSettings(db: Db, siteId: string) {
  return db
    .selectFrom('sites')
    .select(['id', 'slug', 'is_default', 'confirmed_url', 'last_seen_url'])
    .where('id', '=', siteId)
    .executeTakeFirst()
}

export type LinkSettings = NonNullable<Awaited<ReturnType<typeof findLinkSettings>>>

/** Returns true while the installation has no other business. */
export async function isOnlySite(db: Db): Promise<boolean> {
  return (await db.selectFrom('sites').select('id').limit(2).execute()).length < 2
}

/** Returns the address of the default business: confirmed, else where its owner was last seen. */
export async function findDefaultUrl(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('sites')
    .select(['confirmed_url', 'last_seen_url'])
    .where('is_default', '=', true)
    .executeTakeFirst()
  return row?.confirmed_url ?? row?.last_seen_url ?? null
}

/** Saves the owner's origin, unless unchanged. */
export async function updateLastSeenUrl(db: Db, siteId: string, origin: string): Promise<void> {
  await db
    .updateTable('sites')
    .set({ last_seen_url: origin })
    .where('id', '=', siteId)
    .where((eb) => eb.or([eb('last_seen_url', 'is', null), eb('last_seen_url', '!=', origin)]))
    .execute()
}

/** Columns of a new site. */
export type SiteValues = {
  id: string
  slug: string
  name: string
  timeZone: string
  currency: string
  language: string
  languages: string[]
  email: string | null
}

/** Inserts a site unless its slug is taken. The first one becomes the default. */
export async function insertSiteRow(db: Db, values: SiteValues, now: number): Promise<boolean> {
  const at = new Date(now)
  const inserted = await db
    .insertInto('sites')
    .columns([
      'id',
      'slug',
      'name',
      'time_zone',
      'currency',
      'language',
      'languages',
      'email',
      'created_at',
      'updated_at',
      'is_default',
    ])
    .expression(
      sql`select ${values.id}::uuid, ${values.slug}, ${values.name}, ${values.timeZone}, ${values.currency},
        ${values.language}, ${values.languages}::text[], ${values.email}, ${at}::timestamptz, ${at}::timestamptz,
        not exists (select 1 from sites where is_default)`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Locks a site. */
export function lockSite(tx: Tx, siteId: string): Promise<SiteRow | undefined> {
  return tx.selectFrom('sites').selectAll().where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
}

export function updateSite(tx: Tx, siteId: string, settings: Settings, now: number): Promise<SiteRow> {
  return tx
    .updateTable('sites')
    .set({ ...settingsColumns(settings), updated_at: new Date(now) })
    .where('id', '=', siteId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Saves the public captcha settings; null: none required. */
export async function setPublicCaptcha(tx: Tx, siteId: string, captcha: PublicCaptcha | null): Promise<void> {
  await tx
    .updateTable('sites')
    .set({ captcha: captcha && jsonb(captcha) })
    .where('id', '=', siteId)
    .execute()
}

/** Saves the confirmed and the pending address for links in messages. */
export async function updateAddress(
  tx: Tx,
  siteId: string,
  address: Pick<
    Updateable<Sites>,
    'confirmed_url' | 'pending_url' | 'pending_url_hash' | 'pending_url_expires_at' | 'pending_url_user_id'
  >,
): Promise<void> {
  await tx.updateTable('sites').set(address).where('id', '=', siteId).execute()
}

/**
 * Confirms the pending address; undefined unless the secret matches, is unexpired and was presented at that address, and
 * whoever asked for it is an owner.
 */
export function confirmPendingAddress(
  tx: Tx,
  siteId: string,
  { hash, origin }: { hash: Buffer; origin: string },
  now: number,
): Promise<SiteRow | undefined> {
  return tx
    .updateTable('sites')
    .set((eb) => ({
      confirmed_url: eb.ref('pending_url'),
      pending_url: null,
      pending_url_hash: null,
      pending_url_expires_at: null,
      pending_url_user_id: null,
      updated_at: new Date(now),
    }))
    .where('id', '=', siteId)
    .where('pending_url_hash', '=', hash)
    .where('pending_url', '=', origin)
    .where('pending_url_expires_at', '>', instant(now))
    .where(({ exists, selectFrom }) =>
      exists(
        // The table belongs to a later feature.
        selectFrom('site_users')
          .select('user_id')
          .where('site_id', '=', siteId)
          .whereRef('user_id', '=', 'sites.pending_url_user_id')
          .where('role', '=', 'owner'),
      ),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Returns the columns of settings. */
function settingsColumns(settings: Settings): Updateable<Sites> {
  const { name, tagline, description, language, languages, currency, phone, email, address } = settings
  return {
    name,
    tagline,
    description,
    language,
    languages,
    currency,
    phone,
    email,
    address,
    brand_color: settings.brandColor,
    logo_url: settings.logoUrl,
    cover_url: settings.coverUrl,
    time_zone: settings.timeZone,
    slot_step_minutes: settings.slotStepMinutes,
    hold_minutes: settings.holdMinutes,
    max_holds_per_visitor: settings.maxHoldsPerVisitor,
    max_holds_per_address: settings.maxHoldsPerAddress,
    max_bookings_per_visitor: settings.maxBookingsPerVisitor,
    max_bookings_per_network: settings.maxBookingsPerNetwork,
    max_bookings_per_recipient: settings.maxBookingsPerRecipient,
    max_submissions_per_visitor: settings.maxSubmissionsPerVisitor,
    max_submissions_per_network: settings.maxSubmissionsPerNetwork,
    max_emails_per_recipient: settings.maxEmailsPerRecipient,
    max_texts_per_number: settings.maxTextsPerNumber,
    max_texts_per_network: settings.maxTextsPerNetwork,
    max_texts_per_day: settings.maxTextsPerDay,
    required_contact: settings.requiredContact,
    plan_emails: settings.planEmails,
    plan_notices: settings.planNotices,
    receipt_emails: settings.receiptEmails,
    conferencing_template: settings.conferencingTemplate,
    events_checkout_template: settings.eventsCheckoutTemplate,
    stores_product_template: settings.storesProductTemplate,
    ecom_order_payment_request_template: settings.ecomOrderPaymentRequestTemplate,
    set_up_done: settings.setUpDone,
    set_up_finished: settings.setUpFinished,
  }
}

/** What only the tables of other features know of a business. */
export type SiteFacts = { hasPrices: boolean; businessScheduleId: string }

/**
 * Finds out if anything of the business has a price, and the schedule of its hours. Reads tables of later features:
 * their prices are in the currency that is set here.
 */
export async function findSiteFacts(db: Db, siteId: string): Promise<SiteFacts> {
  const { rows } = await sql<SiteFacts>`
    select (
      exists (select 1 from services where site_id = ${siteId} and payment->>'rateType' <> 'NO_FEE')
      or exists (select 1 from plans where site_id = ${siteId})
      or exists (select 1 from add_ons where site_id = ${siteId} and price is not null)
      or exists (select 1 from coupons where site_id = ${siteId} and amount_minor is not null)
      or exists (select 1 from bookings where site_id = ${siteId} and agreed_price is not null)
    ) as "hasPrices",
    (select id from schedules where site_id = ${siteId} and kind = 'BUSINESS' order by created_at limit 1)
      as "businessScheduleId"`.execute(db)
  return rows[0] as SiteFacts
}

/** Returns true for the address of an image the site uploaded. */
export async function isOwnPicture(db: Db, siteId: string, url: string): Promise<boolean> {
  const id = new RegExp(`^/media/${siteId}/([0-9a-f-]{36})/[^/?#]+$`, 'i').exec(url)?.[1]
  if (id === undefined) return false
  const { rows } = await sql`
    select 1 from media_files
    where site_id = ${siteId} and id::text = ${id} and kind = 'IMAGE' and purpose = 'CATALOGUE'`.execute(db)
  return rows.length > 0
}
