import type { Infer, privacy } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { eraseSignInData, type ProofCheck } from '../../authentication/index.ts'
import { cancelContactBookings, listComingBookings } from '../../bookings/index.ts'
import { insertContactHistory, lockContacts } from '../../contacts/index.ts'
import { removePictures } from '../../media/index.ts'
import { eraseMemberRow } from '../../members/index.ts'
import { sendErased } from '../../notifications/index.ts'
import { endOrdersOfMember, lockLiveOrders } from '../../orders/index.ts'
import { removeSavedCards } from '../../payments/index.ts'
import { queueProviders, recordErasure } from '../store/erase.ts'
import {
  findLanguage,
  findMembersOf,
  isKnownCustomer,
  isStaff,
  loadPerson,
  lockPerson,
  type Person,
} from '../store/person.ts'
import { eraseKnown } from './erase-known.ts'
import { publishErasure } from './publish-erasure.ts'

type Erasure = Infer<typeof privacy.Erasure>

export type ErasePerson = {
  actor: Actor
  operation: 'eraseCustomer' | 'eraseMember' | 'eraseMyData'
  /** Finds the customer with everybody merged into it; empty for a member alone. Fails if there is nobody. */
  findContactIds: (db: Db) => Promise<string[]>
  memberId?: string
  /** Called once everybody is locked: throws if what a member proved holds no longer. */
  requireStill?: ProofCheck
  endOrders?: boolean | undefined
  cancelBookings?: boolean | undefined
}

/**
 * Erases a person in one transaction: bookings, orders, charges and receipts stay as facts that name nobody. Files are
 * removed after the commit, and cards at the provider by a job that repeats until it has answered.
 *
 * Throws CUSTOMER_HAS_PLANS and CUSTOMER_HAS_BOOKINGS, naming them, unless they are to end; STAFF_ERASE_FORBIDDEN;
 * PAYMENT_IN_PROGRESS; PAYMENT_METHOD_IN_USE to members whose card pays the fees of a coming booking.
 */
export async function erasePerson(context: Context, request: ErasePerson): Promise<Erasure> {
  const { siteId } = request.actor
  const { erasure, files } = await context.longTransaction(async (tx) => {
    const { contactIds, memberIds } = await lockKeys(tx, request)
    await request.requireStill?.(tx)
    if (await isStaff(tx, siteId, memberIds)) fail('STAFF_ERASE_FORBIDDEN')
    const canceledBookings = await endWhatRuns(context, tx, request, { contactIds, memberIds })
    const person = await loadPerson(tx, siteId, {
      contactIds,
      memberIds,
      isOwnCall: request.operation === 'eraseMyData',
    })
    return eraseLocked(context, tx, request, { person, canceledBookings })
  })
  await removePictures(context, siteId, files)
  return erasure
}

type Keys = { contactIds: string[]; memberIds: string[] }

/** Locks who is to be erased; those who were merged or joined meanwhile too. */
async function lockKeys(tx: Tx, request: ErasePerson): Promise<Keys> {
  for (let locked: string | undefined; ; ) {
    const contactIds = (await request.findContactIds(tx)).sort()
    const found = await findMembersOf(tx, request.actor.siteId, contactIds)
    const requested = request.memberId === undefined ? [] : [request.memberId.toLowerCase()]
    const keys = { contactIds, memberIds: [...new Set([...found, ...requested])].sort() }
    const wanted = JSON.stringify(keys)
    if (wanted === locked) return keys
    await lockPerson(tx, request.actor.siteId, keys)
    locked = wanted
  }
}

/** Returns how many bookings were cancelled. */
async function endWhatRuns(
  context: Context,
  tx: Tx,
  { actor, operation, endOrders, cancelBookings }: ErasePerson,
  { contactIds, memberIds }: Keys,
): Promise<number> {
  const { siteId } = actor
  const orders = []
  for (const memberId of memberIds) orders.push(...(await lockLiveOrders(tx, { siteId, memberId })))
  if (orders.length > 0 && endOrders !== true) fail('CUSTOMER_HAS_PLANS', { data: { orders } })
  for (const memberId of memberIds) await endOrdersOfMember(context, tx, { siteId, memberId, actor, operation })
  // Without a known customer what the member made goes, whomever it names.
  const [creatorId] = (await isKnownCustomer(tx, siteId, contactIds)) ? [] : memberIds
  const of = { siteId, contactIds, ...(creatorId === undefined ? {} : { creatorId }) }
  const coming = await listComingBookings(tx, of, context.clock.now())
  if (coming.length > 0 && cancelBookings !== true) fail('CUSTOMER_HAS_BOOKINGS', { data: { bookings: coming } })
  // The one notice of the erasure tells of them.
  const canceled = await cancelContactBookings(context, tx, { ...of, actor, notifies: false })
  await removeSavedCards(context, tx, {
    siteId,
    contactIds,
    ...(creatorId === undefined ? {} : { enteredBy: creatorId }),
    // Customers do not erase themselves to avoid a fee; the business knows what it gives up.
    evenIfNeeded: operation !== 'eraseMyData',
  })
  return canceled.length
}

async function eraseLocked(
  context: Context,
  tx: Tx,
  { actor, operation }: ErasePerson,
  { person, canceledBookings }: { person: Person; canceledBookings: number },
): Promise<{ erasure: Erasure; files: string[] }> {
  const { siteId, contactIds, memberIds } = person
  const now = context.clock.now()
  const language = await findLanguage(tx, person)
  await queueProviders(tx, person, now)
  await eraseSignInData(tx, siteId, memberIds)
  for (const memberId of memberIds) {
    await context.ports.members.endMemberSessions(tx, context, { siteId, memberId })
    await eraseMemberRow(tx, context, { siteId, id: memberId })
  }
  const { files, ...erased } = await eraseKnown(tx, person, now)
  await recordErasure(tx, siteId, { kind: 'person', count: 1, reason: 'request', now })
  const counted = { ...erased, accounts: memberIds.length, files: files.length, canceledBookings }
  for (const contact of contactIds.length > 0 ? await lockContacts(tx, siteId, contactIds) : []) {
    const line = { action: 'erase', occurredAt: now, detail: counted } as const
    await insertContactHistory(tx, contact, { ...line, ...toHistoryActor(actor) })
  }
  let notices = 0
  for (const email of person.emails)
    if (await sendErased(context, tx, { siteId, email, language, canceledBookings })) notices += 1
  const entry = { operation, entityType: 'customer', entityId: contactIds[0] ?? memberIds[0] ?? null, entityName: '' }
  await recordChange(tx, siteId, actor, { ...entry, after: { ...counted, notices } }, now)
  await publishErasure(context, tx, actor, person)
  return { erasure: { erasedDate: new Date(now).toISOString(), ...counted }, files }
}

/** Who erased somebody is named only if it was somebody else. */
function toHistoryActor(actor: Actor) {
  if (actor.type === 'staff') return { actor_type: 'staff', actor_id: actor.userId, actor_name: actor.name }
  if (actor.type === 'app') return { actor_type: 'app', actor_id: actor.apiKeyId, actor_name: actor.name }
  return { actor_type: actor.type, actor_id: null, actor_name: null }
}
