import type { submissions } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import { type SubmissionRest, submissionRest } from '../rules/submission.ts'

/** Reads the fields that only staff and apps may write; empty for everyone else. */
export function readStaffFields(
  actor: Actor,
  sent: submissions.FormSubmission,
): { rest: SubmissionRest; seen: boolean } {
  if (!may(actor, 'MANAGE_BOOKINGS')) return { rest: {}, seen: false }
  const { extendedFields, ...others } = Object.fromEntries(
    submissionRest.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])),
  ) as SubmissionRest
  return { rest: { ...others, ...foreignFields(extendedFields) }, seen: sent.seen ?? false }
}

/** Returns the extended fields of integrators, without our own namespace. */
export function foreignFields(extendedFields: SubmissionRest['extendedFields']): SubmissionRest {
  const { kalends: _, ...namespaces } = extendedFields?.namespaces ?? {}
  return Object.keys(namespaces).length > 0 ? { extendedFields: { namespaces } } : {}
}
