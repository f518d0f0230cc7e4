import type { commitments, FieldViolation, Infer } from '@kalends/contract'
import { refuseFields } from '../../../refusal.ts'
import type { CommitmentRow } from '../store/find-commitments.ts'
import type { PlannedChange } from './planned-change.ts'

type SentAnswer = Infer<typeof commitments.CommitmentAnswer>

/** What is to become of a commitment. Ids are in lower case. */
export type Answer = {
  action: SentAnswer['action']
  resourceId: string | undefined
  locationId: string | undefined
}

/** A commitment with what is to become of it. */
export type Answered = { row: CommitmentRow; answer: Answer }

/** Answers for every appointment and every session, and those of their own, by commitment. */
export type Answers = {
  appointments: Answer | undefined
  sessions: Answer | undefined
  own: readonly { id: string; answer: Answer }[]
}

/** Reads the answers as they were sent. */
export function readAnswers(
  sent: Pick<Infer<typeof commitments.SettleCommitmentsRequest>, 'appointments' | 'sessions' | 'answers'>,
): Answers {
  const { appointments, sessions, answers = [] } = sent
  return {
    appointments: appointments && readAnswer(appointments),
    sessions: sessions && readAnswer(sessions),
    own: answers.map(({ id, answer }) => ({ id: id.toLowerCase(), answer: readAnswer(answer) })),
  }
}

function readAnswer({ action, resourceId, locationId }: SentAnswer): Answer {
  return { action, resourceId: resourceId?.toLowerCase(), locationId: locationId?.toLowerCase() }
}

/** Returns what is to become of a commitment: its own answer before that for its kind. */
export function answerFor(
  { id, kind }: Pick<CommitmentRow, 'id' | 'kind'>,
  { appointments, sessions, own }: Answers,
): Answer | undefined {
  return own.find((one) => one.id === id)?.answer ?? (kind === 'APPOINTMENT' ? appointments : sessions)
}

type Planned = Pick<PlannedChange, 'scope' | 'requestsOf'>

/** Refuses answers that make no sense for what changes, field by field. */
export function requirePossibleAnswers(
  { appointments, sessions, own }: Answers,
  planned: Planned,
  affected: readonly CommitmentRow[],
): void {
  const kinds = new Map(affected.map(({ id, kind }) => [id, kind]))
  const faults = [
    ...findFaults('appointments', appointments, planned, 'APPOINTMENT'),
    ...findFaults('sessions', sessions, planned, 'CLASS'),
    ...own.flatMap(({ id, answer }, index) =>
      findFaults(`answers[${index}].answer`, answer, planned, kinds.get(id) ?? 'CLASS'),
    ),
  ]
  if (faults.length > 0) refuseFields(faults)
}

function findFaults(
  field: string,
  answer: Answer | undefined,
  { scope: { resourceIds }, requestsOf }: Planned,
  kind: CommitmentRow['kind'],
): FieldViolation[] {
  if (!answer) return []
  if (requestsOf !== undefined && ['REASSIGN', 'UNASSIGN', 'MOVE'].includes(answer.action))
    return [wrong(`${field}.action`, 'is not for requests: choose LEAVE, NOTIFY or CANCEL')]
  const isOfResources = resourceIds.length > 0
  switch (answer.action) {
    case 'REASSIGN':
      if (!isOfResources) return [wrong(`${field}.action`, 'is for people and rooms: choose MOVE for a location')]
      return answer.resourceId ? [] : [required(`${field}.resourceId`)]
    case 'UNASSIGN':
      if (!isOfResources) return [wrong(`${field}.action`, 'is for people and rooms')]
      return kind === 'APPOINTMENT' ? [wrong(`${field}.action`, 'is for classes and courses')] : []
    case 'MOVE':
      if (isOfResources) return [wrong(`${field}.action`, 'is for locations: choose REASSIGN for a person or room')]
      return answer.locationId ? [] : [required(`${field}.locationId`)]
    default:
      return []
  }
}

const wrong = (field: string, description: string): FieldViolation => ({
  field,
  description,
  violatedRule: 'OTHER',
  ruleName: 'ANSWER_NOT_POSSIBLE',
})
const required = (field: string): FieldViolation => ({
  field,
  description: 'must not be empty',
  violatedRule: 'REQUIRED_FIELD',
})
