const fields = ['first_name', 'last_name', 'email', 'phone', 'language', 'time_zone', 'notes', 'address'] as const

/** Details that can be filled from a duplicate. */
export type Fillable = Record<Exclude<(typeof fields)[number], 'address'>, string | null> & { address: unknown }

/** Values for blank fields; an address as JSON text. */
export type Filled = Partial<Record<(typeof fields)[number], string>>

/** The empty details of a customer, each from the first double that has it. */
export function filledDetails(stored: Fillable, duplicates: readonly Fillable[]): Filled {
  const pairs = fields
    .filter((field) => isEmpty(stored[field]))
    .map((field) => [field, duplicates.map((duplicate) => duplicate[field]).find((value) => !isEmpty(value))] as const)
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    pairs.map(([field, value]) => [field, field === 'address' ? JSON.stringify(value) : value]),
  ) as Filled
}

/** Returns the values of the filled fields before. */
export function earlierValues(stored: Fillable, filled: Filled): Record<string, string | null> {
  return Object.fromEntries(
    Object.keys(filled).map((field) => [field, stored[field as keyof Filled] === '' ? '' : null]),
  )
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''
