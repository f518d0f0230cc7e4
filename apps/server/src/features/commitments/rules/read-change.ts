import type { commitments, FieldViolation, Infer } from '@kalends/contract'

type Change = Infer<typeof commitments.CommitmentsChange>

/** The name of a change, which is that of its field. */
export type ChangeName = keyof Change

/** A change by its name, with what it says. */
export type NamedChange = { [Name in ChangeName]: { name: Name; input: NonNullable<Change[Name]> } }[ChangeName]

/** Returns the one change that was sent, or why it is none. */
export function readChange(change: Change): NamedChange | FieldViolation {
  const sent = Object.entries(change).filter(([, input]) => input != null)
  const [first] = sent
  if (!first || sent.length > 1)
    return { field: 'change', description: 'must be exactly one change', violatedRule: 'OTHER', ruleName: 'ONE_CHANGE' }
  return { name: first[0], input: first[1] } as NamedChange
}
