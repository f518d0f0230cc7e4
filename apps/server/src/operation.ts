import type { FieldViolation, InputOf, Noun, OperationId, OperationIdOf, OutputOf } from '@kalends/contract'
import type { Actor } from './actor.ts'
import type { CallRequest } from './call-request.ts'
import type { Context } from './context.ts'

export type { CallRequest }

/** One call: parameters of path, query and body together, the caller, and the request they came with. */
export type Call<Input> = { input: Input; actor: Actor; request: CallRequest }

/** An operation: returns the answer, or ends in a refusal. */
export type Operation<Id extends OperationId> = (call: Call<InputOf<Id>>, context: Context) => Promise<OutputOf<Id>>

/**
 * Names the rules that an input breaks whose shape is wrong elsewhere, so that the caller learns of both at once. Fields
 * of the wrong shape are null in it; required ones may be missing.
 */
type FindViolations<Id extends OperationId> = (
  call: { input: Partial<InputOf<Id>>; actor: Actor },
  context: Context,
) => Promise<FieldViolation[]>

/** An operation whose rules are checked together with the shape of its input. */
export function withRules<Id extends OperationId>(
  run: Operation<Id>,
  findViolations: FindViolations<Id>,
): Operation<Id> & { findViolations: FindViolations<Id> } {
  return Object.assign(run, { findViolations })
}

/** A feature's table: every operation of its noun, none forgotten. */
export type RoutesOf<N extends Noun> = { [Id in OperationIdOf<N>]: Operation<Id> }
