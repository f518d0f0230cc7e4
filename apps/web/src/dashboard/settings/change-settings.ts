import type { Infer, notifications, payments, sites } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { FormError, isRefusal } from '../../lib/refusal.ts'
import { type RefusedForm, readNumber, readText, readTextOrNull, readValues, toRefusal } from '../fields/read-form.ts'
import { readZoneAnswer, reviewZoneChange, type ZoneReview } from '../zone-change/review.ts'
import { isPaymentIntent, writePaymentSettings } from './change-payment-settings.ts'
import { limitFields } from './limit-fields.ts'
import { type RefusedMailServer, readRefusedServer, writeMailServer } from './mail-server-fields.ts'
import { fromPlainTemplate } from './meet-template.ts'
import { reviewRetention, saveRetention } from './retention-fields.ts'

type Changes = Infer<typeof sites.UpdateSiteSettingsRequest>

/** The result of a form on the settings page. */
export type SettingsOutcome =
  | {
      intent: string
      done: true
      test?: Infer<typeof notifications.SendTestMessageResponse>
      confirmationLink?: string | null
      connection?: Infer<typeof payments.StripeConnection>
      /** Payments that were otherwise in the books. */
      changedPayments?: number
      /** What chosen periods would erase. */
      review?: Awaited<ReturnType<typeof reviewRetention>>
    }
  | ({
      intent: string
      done: false
      affected?: string
      mail?: RefusedMailServer
      /** What must be answered before the time zone changes. */
      zoneReview?: ZoneReview
    } & RefusedForm)

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeSettings(client: Client, form: FormData): Promise<SettingsOutcome | undefined> {
  const intent = readText(form, 'intent')
  try {
    const changes = readChanges[intent]?.(form)
    const zoneReview = intent === 'region' ? await reviewZoneChange(client, form) : undefined
    if (zoneReview) return { intent, done: false, values: readValues(form), wrong: [], code: null, zoneReview }
    if (intent === 'linkAddress') return { intent, done: true, confirmationLink: await writeLinkAddress(client, form) }
    if (intent === 'stripe' && form.get('command') === 'test') {
      const { connection } = await client.payments.testStripeConnection({})
      return { intent, done: true, connection }
    }
    if (intent === 'stripe' && form.get('command') === 'reconcile') {
      const { changedPayments } = await client.payments.reconcilePayments({})
      return { intent, done: true, changedPayments }
    }
    if (intent === 'retention') return { intent, done: true, review: await reviewRetention(client, form) }
    if (changes) await client.sites.updateSiteSettings(changes)
    else if (isPaymentIntent(intent)) await writePaymentSettings(client, form, intent)
    else if (intent === 'retention.save') await saveRetention(client, form)
    else if (intent === 'gender') await writeGender(client, form)
    else if (intent === 'template') await writeTemplate(client, form)
    else if (intent === 'mailServer') await writeMailServer(client, form)
    else if (intent === 'senderDomain') await changeSenderDomain(client, form)
    else if (intent === 'test') {
      const test = await client.notifications.sendTestMessage({ to: readText(form, 'to') })
      return { intent, done: true, test }
    } else return undefined
    return { intent, done: true }
  } catch (error) {
    // Secrets that were refused are not sent back.
    for (const name of ['secretKey', 'webhookSecret', 'password']) form.delete(name)
    const isOfStripe = intent === 'stripe' && isRefusal(error) && error.fieldViolations.length > 0
    if (isOfStripe) return { intent, done: false, values: readValues(form), wrong: ['modes'], code: null }
    if (isRefusal(error) && error.code === 'AMOUNTS_NOT_CHARGEABLE')
      return {
        intent,
        done: false,
        values: readValues(form),
        wrong: ['amounts'],
        code: null,
        affected: namesIn(error.data),
      }
    if (isRefusal(error) && error.code === 'DNS_UNAVAILABLE')
      return { intent, done: false, values: readValues(form), wrong: ['dns'], code: null }
    const mail = intent === 'mailServer' ? readRefusedServer(error) : undefined
    if (mail) return { intent, done: false, values: readValues(form), wrong: [], code: null, mail }
    if (error instanceof FormError)
      return { intent, done: false, values: readValues(form), wrong: [error.reason], code: null }
    return { intent, done: false, ...toRefusal(error, form) }
  }
}

/** Names of the services, plans, coupons and policies that stand in the way. */
function namesIn({ items }: Record<string, unknown>): string {
  return (Array.isArray(items) ? items : []).map(({ name }: { name?: unknown }) => String(name)).join(', ')
}

const readChanges: Record<string, (form: FormData) => Changes> = {
  business: (form) => ({
    name: readText(form, 'name'),
    tagline: readText(form, 'tagline'),
    description: readText(form, 'description'),
    phone: readTextOrNull(form, 'phone'),
    email: readTextOrNull(form, 'email'),
    address: readTextOrNull(form, 'address'),
  }),
  look: (form) => ({
    brandColor: readText(form, 'brandColor'),
    logoUrl: readTextOrNull(form, 'logoUrl'),
    coverUrl: readTextOrNull(form, 'coverUrl'),
  }),
  region: (form) => ({
    timeZone: readText(form, 'timeZone'),
    ...readZoneAnswer(form),
    language: readText(form, 'language'),
    languages: [...new Set([...form.getAll('languages').map(String), readText(form, 'language')])],
    // A fixed currency is not part of the form.
    ...(form.has('currency') ? { currency: readText(form, 'currency') } : {}),
  }),
  booking: (form) => ({
    slotStepMinutes: readNumber(form, 'slotStepMinutes'),
    holdMinutes: readNumber(form, 'holdMinutes') ?? Number.NaN,
    maxHoldsPerVisitor: readNumber(form, 'maxHoldsPerVisitor') ?? Number.NaN,
    maxHoldsPerAddress: readNumber(form, 'maxHoldsPerAddress') ?? Number.NaN,
    requiredContact: form.getAll('requiredContact') as NonNullable<Changes['requiredContact']>,
  }),
  limits: (form) =>
    Object.fromEntries(limitFields.map(({ name }) => [name, readNumber(form, name) ?? Number.NaN])) as Changes,
  addresses: (form) => ({
    conferencingTemplate: fromPlainTemplate(readTextOrNull(form, 'conferencingTemplate')),
  }),
  moreMessages: (form) => ({
    planEmails: form.has('planEmails'),
    planNotices: form.has('planNotices'),
    receiptEmails: form.has('receiptEmails'),
  }),
  products: (form) => Object.fromEntries(productTemplates.map((name) => [name, readTextOrNull(form, name)])) as Changes,
}

/** URLs of the owner's own site. */
export const productTemplates = [
  'eventsCheckoutTemplate',
  'storesProductTemplate',
  'ecomOrderPaymentRequestTemplate',
] as const

/** Requests another base URL for links in messages, or keeps the current one. Returns the confirmation link. */
async function writeLinkAddress(client: Client, form: FormData): Promise<string | null> {
  const field = form.get('command') === 'cancel' ? 'current' : 'confirmedUrl'
  const { confirmationLink } = await client.sites.updateSiteSettings({ confirmedUrl: readTextOrNull(form, field) })
  return confirmationLink
}

/** Saves this setting and keeps the other rules for choosing staff. */
async function writeGender(client: Client, form: FormData): Promise<void> {
  await client.business.updateBookingsSettings({
    bookingsSettings: {
      revision: readText(form, 'revision'),
      staffSelection: { allowGenderSelection: form.has('allowGenderSelection') },
    },
    fieldMask: ['staffSelection.allowGenderSelection'],
  })
}

/** Text equal to the default is stored as the default, so that it follows later improvements. */
async function writeTemplate(client: Client, form: FormData): Promise<void> {
  const kind = readText(form, 'kind')
  const language = readText(form, 'language')
  const content = { subject: readText(form, 'subject'), text: readText(form, 'text').replaceAll('\r\n', '\n') }
  const isReset = form.get('command') === 'reset'
  await client.notifications.setMessageTemplate({
    kind,
    language,
    ...(isReset ? { subject: null, text: null } : content),
  })
}

/** Makes the records of the sending domain, looks them up, or ends it. */
async function changeSenderDomain({ notifications }: Client, form: FormData): Promise<void> {
  if (form.get('command') === 'remove') await notifications.deleteSenderDomain({})
  else if (readText(form, 'step') === 'create') await notifications.createSenderDomain({})
  else await notifications.checkSenderDomain({})
}
