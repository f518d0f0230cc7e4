import type { FieldViolation, Infer, sites } from '@kalends/contract'

type Settings = Infer<typeof sites.SiteSettings>

/** Address templates of other products: the required placeholder and optional ones. */
export const productTemplates = [
  { field: 'eventsCheckoutTemplate', must: '{reservationId}', may: ['{slug}'] },
  { field: 'storesProductTemplate', must: '{slug}', may: [] },
  { field: 'ecomOrderPaymentRequestTemplate', must: '{paymentRequestId}', may: [] },
] as const

type Template = (typeof productTemplates)[number]

export function productViolations(settings: Pick<Settings, Template['field']>): FieldViolation[] {
  return productTemplates
    .filter(
      (template) => settings[template.field] !== null && !isValidTemplate(settings[template.field] ?? '', template),
    )
    .map(({ field, must, may }) => {
      const only = may.length > 0 ? ` besides ${may.join(' and ')}` : ''
      const description = `must be the address of a page with ${must} after its host, and no other placeholder${only}`
      return { field, description, violatedRule: 'FORMAT' }
    })
}

/** Returns true if every expansion leads to the same host. */
function isValidTemplate(text: string, { must, may }: Template): boolean {
  const filled = (value: string) =>
    [must, ...may].reduce((address, placeholder) => address.replaceAll(placeholder, value), text)
  if (!text.includes(must) || /[{}\s]/.test(filled('x'))) return false
  const [one, other] = [filled('x'), filled('y')].map((address) => (URL.canParse(address) ? new URL(address) : null))
  return (
    one != null &&
    /^https?:$/.test(one.protocol) &&
    one.username === '' &&
    one.password === '' &&
    one.origin === other?.origin
  )
}
