const shared = ['notAllowed', 'refund', 'notFound'] as const
type Shared = (typeof shared)[number]
type Key<Problem extends string> = Problem extends `${string}.${Shared}` ? `problem.${Shared}` : Problem

/**
 * Returns the message key of a problem: the shared one if the person lacks permission, also to give money up, or the record
 * is gone; otherwise the page's own. Pass `noun` with the values to name the record.
 */
export function problemKey<Problem extends string>(key: Problem): Key<Problem> {
  const ending = shared.find((one) => key.endsWith(`.${one}`))
  return (ending ? `problem.${ending}` : key) as Key<Problem>
}
