import { type AnswerFault, readFileIds, visibleQuestions } from '@kalends/contract/form-rules'
import type { Asking } from './fields.ts'

type Answers = Readonly<Record<string, unknown>>

/** An upload an answer may name. */
export type UploadedFile = { id: string; fileName: string; contentType: string }

/** A file as stored with an answer. */
export type StoredFile = { fileId: string; displayName: string; fileType: string }

/** Every upload the answers name. */
export function namedFiles(form: Asking, answers: Answers): string[] {
  return fileQuestions(form, answers).flatMap(({ ids }) => ids)
}

/** Lists answers whose upload is unknown, or of a type the question does not accept. */
export function fileFaults(form: Asking, answers: Answers, known: ReadonlyMap<string, UploadedFile>): AnswerFault[] {
  return fileQuestions(form, answers).flatMap(({ question: { target, input }, ids }) => {
    const { fileUploadOptions, validation } = input.wixFileOptions ?? {}
    const taken = validation?.uploadFileFormats ?? fileUploadOptions?.uploadFileFormats ?? []
    const fits = ids.every((id) => {
      const file = known.get(id)
      return file && (taken.length === 0 || taken.includes(fileFormat(file.contentType)))
    })
    return fits ? [] : [{ target, errorType: 'NOT_ALLOWED_VALUE_ERROR' as const }]
  })
}

/** Returns the answers with each file as stored: id, name and type. */
export function withStoredFiles(
  form: Asking,
  answers: Answers,
  known: ReadonlyMap<string, UploadedFile>,
): Record<string, unknown> {
  const stored = fileQuestions(form, answers).map(({ question, ids }) => [question.target, ids.flatMap(findStored)])
  return { ...answers, ...Object.fromEntries(stored) }

  function findStored(id: string): StoredFile[] {
    const file = known.get(id)
    return file ? [{ fileId: id, displayName: file.fileName, fileType: file.contentType }] : []
  }
}

function fileQuestions(form: Asking, answers: Answers) {
  return visibleQuestions(form, answers).flatMap((question) => {
    if (question.kind !== 'FILE' && question.kind !== 'SIGNATURE') return []
    const ids = readFileIds(answers[question.target])
    return ids?.length ? [{ question, ids: ids.map((id) => id.toLowerCase()) }] : []
  })
}

function fileFormat(contentType: string) {
  const [family] = contentType.split('/')
  if (family === 'image') return 'IMAGE' as const
  if (family === 'video') return 'VIDEO' as const
  return family === 'audio' ? ('AUDIO' as const) : ('DOCUMENT' as const)
}
