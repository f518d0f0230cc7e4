/** Fields that hold nothing else than what a person typed or is. */
const personal = new Set([
  'contactDetails',
  'contactInfo',
  'billingInfo',
  'formSubmission',
  'submissions',
  'answers',
  'additionalFields',
  'extendedFields',
  'customFields',
  'contact',
  'profile',
  'address',
  'photo',
  'cover',
  'identityProfile',
])

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Fields whose texts are facts, and what such a text looks like. */
const facts: readonly (readonly [name: RegExp, text: RegExp])[] = [
  [/(?:^d|D)ate$/, /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/],
  [/^(?:value|amount|revision)$|Price$|Amount$/, /^-?\d{1,12}(?:\.\d{1,4})?$/],
  [/^currency$/, /^[A-Z]{3}$/],
  [/(?:^t|T)ime[zZ]one$/, /^(?:UTC|[A-Z][A-Za-z]+\/[A-Za-z_/+-]+)$/],
  [/(?:^s|S)tatus$|(?:^t|T)ype$|Option$|^(?:rateType|cause|effectiveAt|platform|actor)$/, /^[A-Z][A-Z0-9_]{1,60}$/],
]

/**
 * Returns a document without what a person typed or is: ids, instants, amounts, statuses and numbers stay, every other text
 * goes. Never throws.
 */
export function withoutPerson(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return isFact(name, value) ? value : undefined
  if (Array.isArray(value)) {
    return value.map((item) => withoutPerson(item, name)).filter((item) => item !== undefined)
  }
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([key, item]) => {
    if (personal.has(key)) return []
    const rest = withoutPerson(item, key)
    return rest === undefined ? [] : [[key, rest] as const]
  })
  return Object.fromEntries(kept)
}

function isFact(name: string, text: string): boolean {
  return guid.test(text) || facts.some(([names, texts]) => names.test(name) && texts.test(text))
}
