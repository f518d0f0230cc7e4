import type { submissions } from '@kalends/contract'
import type { RememberedQuestion } from './remembered.ts'

/** Fields of a submission stored as sent. */
export type SubmissionRest = Pick<submissions.FormSubmission, (typeof submissionRest)[number]>

export const submissionRest = ['extendedFields', 'tags', 'appointmentDetails', 'accessRestriction'] as const

export type SubmitterType = 'visitor' | 'member' | 'staff' | 'app' | 'none'

/** A submission. */
export type Submission = {
  id: string
  siteId: string
  revision: number
  formId: string
  namespace: string
  status: submissions.SubmissionStatus
  answers: Record<string, unknown>
  formRevision: number
  questions: RememberedQuestion[]
  submitterType: SubmitterType
  submitterId: string | null
  contactId: string | null
  seen: boolean
  rest: SubmissionRest
  createdAt: string
  updatedAt: string
}
