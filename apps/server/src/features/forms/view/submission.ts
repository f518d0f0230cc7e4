import type { submissions } from '@kalends/contract'
import { type KnownContacts, knownContactId } from '../../contacts/index.ts'
import type { Submission } from '../rules/submission.ts'

/** Events of answers are published under this name. Source: facts/forms/submissions.json, events. */
export const submissionFqdn = 'wix.forms.v4.submission'

/** Namespace in which answered questions are stored among the data of integrators. */
const ownNamespace = 'kalends'

/** Links to files, each of one submission. */
type FileLinks = ReadonlyMap<string, { submissionId: string; url: string }>

const noFiles: FileLinks = new Map()

/**
 * Answers in the API shape, with links to the files that are theirs where those were looked up, and with the contact for who
 * may know it: everybody can type the email address of another person.
 */
export function submissionView(
  submission: Submission,
  { files = noFiles, knownContacts = 'all' }: { files?: FileLinks; knownContacts?: KnownContacts } = {},
): submissions.FormSubmission {
  const contactId = knownContactId(submission.contactId, knownContacts)
  const { rest, questions, formRevision } = submission
  return {
    ...rest,
    id: submission.id,
    formId: submission.formId,
    namespace: submission.namespace,
    status: submission.status,
    submissions: Object.fromEntries(
      Object.entries(submission.answers).map(([target, answer]) => [target, withLinks(submission, answer, files)]),
    ),
    createdDate: submission.createdAt,
    updatedDate: submission.updatedAt,
    seen: submission.seen,
    revision: String(submission.revision),
    submitter: submitterView(submission),
    ...(contactId ? { contactId } : {}),
    extendedFields: {
      namespaces: { ...rest.extendedFields?.namespaces, [ownNamespace]: { formRevision, questions } },
    },
  }
}

const submitterKeys = { visitor: 'visitorId', member: 'memberId', staff: 'userId', app: 'applicationId' } as const

function submitterView({ submitterType, submitterId }: Submission): submissions.Submitter {
  return submitterType === 'none' || !submitterId ? {} : { [submitterKeys[submitterType]]: submitterId }
}

function withLinks({ id }: Submission, answer: unknown, files: FileLinks): unknown {
  if (!Array.isArray(answer)) return answer
  return answer.map((entry) => {
    const file = isFile(entry) ? files.get(entry.fileId) : undefined
    return file?.submissionId === id ? { ...entry, url: file.url } : entry
  })
}

function isFile(entry: unknown): entry is { fileId: string } {
  return typeof entry === 'object' && entry !== null && typeof (entry as { fileId?: unknown }).fileId === 'string'
}

/** Every file that answers name. */
export function fileIdsIn({ answers }: Submission): string[] {
  return Object.values(answers)
    .flatMap((answer) => (Array.isArray(answer) ? answer.filter(isFile) : []))
    .map(({ fileId }) => fileId)
}
