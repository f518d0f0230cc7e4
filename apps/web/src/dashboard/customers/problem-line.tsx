import { useT } from '../../lib/translate.tsx'
import { FormAlert } from '../../ui/alert.tsx'
import { problemKey } from '../frame/problem-key.ts'
import type { Problem } from './data/change-customer.ts'
import { isAtField } from './detail-fields.tsx'

/** The error of a form, unless a field shows it. */
export function ProblemLine({ problem }: { problem: Problem | undefined }) {
  const t = useT()
  return (
    <FormAlert reason={problem}>
      {problem && !isAtField(problem) && t(problemKey(`customers.problem.${problem}`))}
    </FormAlert>
  )
}
