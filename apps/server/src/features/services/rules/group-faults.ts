import type { FieldViolation, services } from '@kalends/contract'

/** Groups of one service. Source: facts/bookings/services.json, AddOnGroup. */
export const maxGroups = 3

/** Lists what is wrong with a group of add-ons by itself. */
export function groupFaults({ name, maxNumberOfAddOns, addOnIds }: services.AddOnGroup): FieldViolation[] {
  const faults: FieldViolation[] = []
  if (!name?.trim()) faults.push(fault('name', 'must be given', 'REQUIRED_FIELD'))
  if (maxNumberOfAddOns != null && maxNumberOfAddOns < 1)
    faults.push(fault('maxNumberOfAddOns', 'must not be less than 1', 'MIN', { threshold: 1 }))
  return [...faults, ...repeatFaults(addOnIds ?? [], 'addOnGroup.addOnIds')]
}

/** Refuses an add-on that is in a group twice. */
export function repeatFaults(ids: readonly (string | null)[], field: string): FieldViolation[] {
  const repeats = ids.some((id, index) => ids.findIndex((it) => it?.toLowerCase() === id?.toLowerCase()) < index)
  const description = 'must not name an add-on twice'
  return repeats ? [{ field, description, violatedRule: 'OTHER', ruleName: 'DUPLICATE_ADD_ON_IDS', data: {} }] : []
}

export function tooManyGroups(field = 'addOnGroup.id'): FieldViolation {
  const most = { threshold: maxGroups }
  const description = `cannot be one more: a service has at most ${maxGroups} groups`
  return { field, description, violatedRule: 'MAX_SIZE', data: most }
}

function fault(
  field: string,
  description: string,
  violatedRule: FieldViolation['violatedRule'],
  data: Record<string, unknown> = {},
): FieldViolation {
  return { field: `addOnGroup.${field}`, description, violatedRule, data }
}
