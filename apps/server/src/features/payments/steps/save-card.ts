import type { Context } from '../../../context.ts'
import type { NextAction, ProviderSetup } from '../../../gateways/payments/provider.ts'
import { fail } from '../../../refusal.ts'
import { findSite, publicAddress } from '../../sites/index.ts'
import type { IdempotencyKey } from '../rules/idempotency-key.ts'
import { checkAt, isOpen, nextStatus, type PaymentStatus } from '../rules/payment-status.ts'
import { insertMethod, type NewMethod } from '../store/methods.ts'
import { removeMethods } from '../store/removed-methods.ts'
import {
  findSetup,
  findSetupByKey,
  insertSetup,
  lockSetup,
  type SetupColumns,
  type SetupRow,
  updateSetup,
} from '../store/setups.ts'
import type { CardScope } from './card-scope.ts'
import { gatewayOf, loadProviderKind } from './payment-provider.ts'

export type StartCardSetup = {
  siteId: string
  contactId: string
  /** What waits for the card: it is told when the card is saved. */
  subject: { type: 'BOOKING' | 'ORDER'; id: string } | undefined
  /** Whose the card becomes. One for a booking stays with it in any case. */
  scope: CardScope
  returnUrl: string
  idempotencyKey: IdempotencyKey
}

export type CardSetup = {
  setupId: string
  status: PaymentStatus
  next: NextAction | null
  failureCode: string | null
}

/**
 * Begins to save a card without a payment. As with payments the row comes first, then the provider, outside any
 * transaction. Repeated with the same key it returns the same setup. Not for use inside a transaction.
 *
 * Throws PAYMENT_PROVIDER_NOT_READY, IDEMPOTENCY_KEY_REUSED.
 */
export async function startCardSetup(context: Context, request: StartCardSetup): Promise<CardSetup> {
  const { siteId } = request
  const { setup, isNew } = await insertOpenSetup(context, request)
  if (!isNew && !isOpen(setup.status)) return cardSetup(setup, null)
  const [site, siteUrl] = [await findSite(context.db, siteId), await publicAddress(context, siteId)]
  let reported: ProviderSetup
  try {
    reported = await gatewayOf(context, setup.provider).createSetup(context, {
      siteId,
      siteUrl,
      // Cards of others never come together at the provider.
      customerId: setup.card_scope === 'CONTACT' ? setup.contact_id : (setup.subject_id ?? setup.contact_id),
      currency: site?.currency ?? 'EUR',
      idempotencyKey: setup.id,
      returnUrl: setup.return_url,
    })
  } catch (error) {
    context.log.warn({ err: error, setupId: setup.id }, 'the payment provider did not answer')
    return cardSetup(setup, null)
  }
  return cardSetup(await applyProviderSetup(context, setup, reported), reported.next)
}

async function insertOpenSetup(
  context: Context,
  { siteId, contactId, subject, scope, returnUrl, idempotencyKey }: StartCardSetup,
): Promise<{ setup: SetupRow; isNew: boolean }> {
  return context.transaction(async (tx) => {
    const repeated = await findSetupByKey(tx, siteId, idempotencyKey)
    const isSame =
      repeated?.contact_id === contactId &&
      repeated.subject_id === (subject?.id ?? null) &&
      repeated.return_url === returnUrl
    if (repeated) return isSame ? { setup: repeated, isNew: false } : fail('IDEMPOTENCY_KEY_REUSED')
    const now = context.clock.now()
    const at = new Date(now).toISOString()
    const columns: SetupColumns = {
      site_id: siteId,
      id: context.ids.guid(),
      contact_id: contactId,
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      card_scope: subject?.type === 'BOOKING' ? 'SUBJECT' : scope.cardScope,
      payer_member_id: scope.payerMemberId,
      provider: await loadProviderKind(tx, siteId),
      status: 'CREATED',
      idempotency_key: idempotencyKey,
      return_url: returnUrl,
      check_at: checkAt('CREATED', now),
      created_at: at,
      updated_at: at,
    }
    // Another request with the key was faster; the client repeats the call.
    return { setup: (await insertSetup(tx, columns)) ?? fail('IDEMPOTENCY_KEY_REUSED'), isNew: true }
  })
}

/** Takes over what the provider says about a setup. Saying it again, or late, changes nothing. */
async function applyProviderSetup(
  context: Context,
  { site_id: siteId, id }: SetupRow,
  reported: ProviderSetup | undefined,
): Promise<SetupRow> {
  return context.transaction(async (tx) => {
    const setup = await lockSetup(tx, siteId, id)
    if (!setup) throw new Error(`Card setup ${id} is missing`)
    if (!isOpen(setup.status) && reported?.status !== 'SUCCEEDED') return setup
    if (setup.status === 'SUCCEEDED') return setup
    const now = context.clock.now()
    const card = reported?.savedMethod
    // Only cards are saved.
    const status =
      reported?.status === 'SUCCEEDED' && !card ? 'FAILED' : nextStatus(setup.status, reported?.status ?? 'FAILED')
    const { contact_id: contactId, provider, subject_type: type, subject_id: subjectId } = setup
    const method =
      status === 'SUCCEEDED' && card
        ? await insertMethod(tx, siteId, { id: context.ids.guid(), contactId, provider, card, ...usedFor(setup) }, now)
        : undefined
    if (method && setup.drops_card) await removeMethods(tx, siteId, [method.id], now)
    const saved = await updateSetup(
      tx,
      setup,
      {
        status,
        provider_setup_id: reported?.id ?? setup.provider_setup_id,
        payment_method_id: method?.id ?? null,
        failure_code: reported ? reported.failureCode : 'NOT_STARTED',
        check_at: checkAt(status, now),
      },
      now,
    )
    if (method && type && subjectId && !setup.drops_card)
      await context.ports.payments.cardSaved(context, tx, { siteId, type, id: subjectId, methodId: method.id })
    return saved
  })
}

/**
 * A card for a booking stays with it, and one of a member who has not proven whose contact they are with the order. Any
 * other becomes the one that renewals are charged to.
 */
function usedFor(setup: SetupRow): Pick<NewMethod, 'bookingId' | 'orderId' | 'memberId' | 'isDefault'> {
  const { subject_type, subject_id, card_scope, payer_member_id: memberId } = setup
  if (subject_type === 'BOOKING') return { bookingId: subject_id }
  return card_scope === 'CONTACT' ? { isDefault: true, memberId } : { orderId: subject_id, memberId }
}

/** Asks the provider about one setup and takes over its answer. */
export async function checkCardSetup(
  context: Context,
  siteId: string,
  id: string,
  { providerSetupId = null }: { providerSetupId?: string | null } = {},
): Promise<void> {
  const setup = await findSetup(context.db, siteId, id)
  if (setup) await applyProviderSetup(context, setup, await findAtProvider(context, setup, providerSetupId))
}

/** Returns where a setup stands, and what the customer does next. */
export async function showCardSetup(context: Context, setup: SetupRow): Promise<CardSetup> {
  if (setup.status !== 'REQUIRES_ACTION') return cardSetup(setup, null)
  return cardSetup(setup, (await findAtProvider(context, setup, null))?.next ?? null)
}

async function findAtProvider(context: Context, setup: SetupRow, providerSetupId: string | null) {
  const { site_id: siteId, id: idempotencyKey, provider_setup_id } = setup
  const siteUrl = await publicAddress(context, siteId)
  const requested = { siteId, idempotencyKey, siteUrl, setupId: provider_setup_id ?? providerSetupId }
  return gatewayOf(context, setup.provider).findSetup(context, requested)
}

function cardSetup({ id, status, failure_code }: SetupRow, next: NextAction | null): CardSetup {
  return { setupId: id, status, failureCode: failure_code, next: status === 'REQUIRES_ACTION' ? next : null }
}
