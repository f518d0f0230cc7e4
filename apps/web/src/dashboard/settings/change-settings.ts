import type { Infer, sites } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { numberIn, type RefusedForm, refusalOf, textIn, textOrNull } from '../fields/read-form.ts'
import { limitFields } from './limit-fields.ts'

type Changes = Infer<typeof sites.UpdateSiteSettingsRequest>

/** What was done with a form of the settings, or why not. */
export type SettingsOutcome =
  | { intent: string; done: true; test?: { sent: boolean; problem: string | null }; confirmationLink?: string | null }
  | ({ intent: string; done: false } & RefusedForm)

/** Carries out the form it was sent; undefined for one the page does not have. */
export async function changeSettings(client: Client, form: FormData): Promise<SettingsOutcome | undefined> {
  const intent = textIn(form, 'intent')
  try {
    const changes = changesOf[intent]?.(form)
    if (intent === 'linkAddress') return { intent, done: true, confirmationLink: await writeLinkAddress(client, form) }
    if (changes) await client.sites.updateSiteSettings(changes)
    else if (intent === 'gender') await writeGender(client, form)
    else if (intent === 'template') await writeTemplate(client, form)
    else if (intent === 'test') {
      const test = await client.notifications.sendTestMessage({ to: textIn(form, 'to') })
      return { intent, done: true, test }
    } else return undefined
    return { intent, done: true }
  } catch (error) {
    return { intent, done: false, ...refusalOf(error, form) }
  }
}

const changesOf: Record<string, (form: FormData) => Changes> = {
  business: (form) => ({
    name: textIn(form, 'name'),
    tagline: textIn(form, 'tagline'),
    description: textIn(form, 'description'),
    phone: textOrNull(form, 'phone'),
    email: textOrNull(form, 'email'),
    address: textOrNull(form, 'address'),
  }),
  look: (form) => ({
    brandColor: textIn(form, 'brandColor'),
    logoUrl: textOrNull(form, 'logoUrl'),
    coverUrl: textOrNull(form, 'coverUrl'),
  }),
  place: (form) => ({
    timeZone: textIn(form, 'timeZone'),
    language: textIn(form, 'language'),
    languages: [...new Set([...form.getAll('languages').map(String), textIn(form, 'language')])],
    // A currency that is fixed cannot be chosen, and so is not in the form.
    ...(form.has('currency') ? { currency: textIn(form, 'currency') } : {}),
  }),
  booking: (form) => ({
    slotStepMinutes: numberIn(form, 'slotStepMinutes'),
    holdMinutes: numberIn(form, 'holdMinutes') ?? Number.NaN,
    maxHoldsPerVisitor: numberIn(form, 'maxHoldsPerVisitor') ?? Number.NaN,
    maxHoldsPerAddress: numberIn(form, 'maxHoldsPerAddress') ?? Number.NaN,
    requiredContact: form.getAll('requiredContact') as NonNullable<Changes['requiredContact']>,
  }),
  limits: (form) =>
    Object.fromEntries(limitFields.map(({ name }) => [name, numberIn(form, name) ?? Number.NaN])) as Changes,
  addresses: (form) => ({
    conferencingTemplate: textOrNull(form, 'conferencingTemplate'),
  }),
  products: (form) => Object.fromEntries(productTemplates.map((name) => [name, textOrNull(form, name)])) as Changes,
}

/** Addresses of what the owner runs elsewhere. */
export const productTemplates = [
  'eventsCheckoutTemplate',
  'storesProductTemplate',
  'ecomOrderPaymentRequestTemplate',
] as const

/** Requests another address for links in messages, or stays with the present one; returns the link that confirms it. */
async function writeLinkAddress(client: Client, form: FormData): Promise<string | null> {
  const field = form.get('press') === 'cancel' ? 'current' : 'confirmedUrl'
  const { confirmationLink } = await client.sites.updateSiteSettings({ confirmedUrl: textOrNull(form, field) })
  return confirmationLink
}

/** Changes this alone: the rest of how a person is chosen stays as it is. */
async function writeGender(client: Client, form: FormData): Promise<void> {
  await client.business.updateBookingsSettings({
    bookingsSettings: {
      revision: textIn(form, 'revision'),
      staffSelection: { allowGenderSelection: form.has('allowGenderSelection') },
    },
    fieldMask: ['staffSelection.allowGenderSelection'],
  })
}

/** What reads as the house's words stays the house's: they may get better. */
async function writeTemplate(client: Client, form: FormData): Promise<void> {
  const [kind, language] = [textIn(form, 'kind'), textIn(form, 'language')]
  const words = { subject: textIn(form, 'subject'), text: textIn(form, 'text').replaceAll('\r\n', '\n') }
  const asHouse = form.get('press') === 'house'
  await client.notifications.setMessageTemplate({
    kind,
    language,
    ...(asHouse ? { subject: null, text: null } : words),
  })
}
