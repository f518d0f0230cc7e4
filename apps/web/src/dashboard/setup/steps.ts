/** Setup steps in order; also the end of their message keys `setUp.step.…`. */
export const steps = ['BUSINESS', 'HOURS', 'SERVICE', 'ADDRESS', 'MAIL'] as const
export type Step = (typeof steps)[number]

/** Returns the step in the URL, or the first incomplete one. */
export function requestedStep(requested: string | null, done: readonly string[]): Step | 'END' {
  const named = steps.find((step) => step.toLowerCase() === requested)
  if (named) return named
  return requested === 'end' ? 'END' : (steps.find((step) => !done.includes(step)) ?? 'END')
}

/** Returns the following step, complete or not: skipping shows every step. */
export const stepAfter = (step: Step): Step | 'END' => steps[steps.indexOf(step) + 1] ?? 'END'

/** Returns the next incomplete step, then skipped ones. */
export function nextUndone(step: Step, done: readonly string[]): Step | 'END' {
  const inOrder = [...steps.slice(steps.indexOf(step) + 1), ...steps.slice(0, steps.indexOf(step))]
  return inOrder.find((one) => !done.includes(one)) ?? 'END'
}

export const stepName = (step: Step | 'END'): string => step.toLowerCase()
