/** Steps of setting a business up, in their order; the end of `setUp.step.…` in the catalogue. */
export const steps = ['BUSINESS', 'HOURS', 'SERVICE', 'ADDRESS', 'MAIL'] as const
export type Step = (typeof steps)[number]

/** What the address asks for: a step, the end, or without either the first that is not done. */
export function requestedStep(requested: string | null, done: readonly string[]): Step | 'END' {
  const named = steps.find((step) => step.toLowerCase() === requested)
  if (named) return named
  return requested === 'end' ? 'END' : (steps.find((step) => !done.includes(step)) ?? 'END')
}

/** The one after it, whether it is done or not: whoever passes over a step sees the next. */
export const stepAfter = (step: Step): Step | 'END' => steps[steps.indexOf(step) + 1] ?? 'END'

/** Where one goes on after a step is done: to the next that is not, then to those passed over. */
export function nextUndone(step: Step, done: readonly string[]): Step | 'END' {
  const inOrder = [...steps.slice(steps.indexOf(step) + 1), ...steps.slice(0, steps.indexOf(step))]
  return inOrder.find((one) => !done.includes(one)) ?? 'END'
}

export const stepName = (step: Step | 'END'): string => step.toLowerCase()
