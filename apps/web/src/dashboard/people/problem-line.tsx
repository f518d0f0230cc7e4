import { useT } from '../../lib/translate.tsx'
import { FormAlert } from '../../ui/alert.tsx'
import { problemKey } from '../frame/problem-key.ts'
import { type Problem, problemFields } from './data/change-people.ts'

/** The error of a form, unless a field shows it. */
export function ProblemLine({ problem }: { problem: Problem | undefined }) {
  const t = useT()
  return (
    <FormAlert reason={problem}>
      {problem && !problemFields[problem] && t(problemKey(`people.problem.${problem}`))}
    </FormAlert>
  )
}
