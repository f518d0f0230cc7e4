type Shared = 'notAllowed' | 'notFound'
type Key<Problem extends string> = Problem extends `${string}.${Shared}` ? `problem.${Shared}` : Problem

/**
 * Returns the message key of a problem: the shared one if the person lacks permission or the record is gone, otherwise
 * the page's own. Pass `noun` with the values to name the record.
 */
export function problemKey<Problem extends string>(key: Problem): Key<Problem> {
  const shared = key.endsWith('.notAllowed')
    ? 'problem.notAllowed'
    : key.endsWith('.notFound')
      ? 'problem.notFound'
      : key
  return shared as Key<Problem>
}
