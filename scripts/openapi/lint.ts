import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core'
import { ACCEPTED, type Accepted } from './accepted-warnings.ts'

/** A problem that the linter found: the rule, and the piece of the document as a JSON pointer. */
export type Problem = { rule: string; pointer: string; message: string }

/** Checks a document against the linter's recommended rules, which compare every example with its schema. */
export async function lintDocument(source: string): Promise<Problem[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
  return problems.map(describeProblem)
}

const describeProblem = ({ ruleId, message, location }: NormalizedProblem): Problem => ({
  rule: ruleId,
  pointer: location[0]?.pointer ?? '',
  message,
})

/** Returns one line per problem that is not accepted, and per acceptance that is no longer needed. */
export function judgeProblems(problems: readonly Problem[], accepted: readonly Accepted[] = ACCEPTED): string[] {
  const accepts = (problem: Problem) => (entry: Accepted) =>
    entry.rule === problem.rule && entry.pointer === problem.pointer
  const refused = problems.filter((problem) => !accepted.some(accepts(problem)))
  const unused = accepted.filter((entry) => !problems.some((problem) => accepts(problem)(entry)))
  return [
    ...refused.map(({ rule, pointer, message }) => `${pointer}: ${message} (${rule})`),
    ...unused.map(({ rule, pointer }) => `${rule} of ${pointer} need not be accepted any more; remove it`),
  ]
}
