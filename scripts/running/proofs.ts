import type { Part } from './parts.ts'
import { runNode, script } from './run.ts'

/** Claims of the house that a run of some length stands behind. `short` is what `npm test` has time for. */
type Proof = { name: string; path: string; short: string[]; long: string[] }

const PROOFS: Proof[] = []

/** The proofs as parts; each program judges itself and ends with a code. */
export function proofParts(form: 'short' | 'long'): Part[] {
  return PROOFS.map((proof) => ({
    name: `proof: ${proof.name}`,
    run: () => runNode(script(proof.path, ...proof[form]), { live: form === 'long' }),
  }))
}
