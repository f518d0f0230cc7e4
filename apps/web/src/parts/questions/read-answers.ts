import { isBlank, type Question, type RuledForm, toQuestions } from '@kalends/contract/form-rules'
import { besideName, inputName, otherValue, type UploadedFile } from './names.ts'

/** Reads the answers of a form by target; unanswered questions are left out. */
export function readAnswers(data: FormData, form: RuledForm): Record<string, unknown> {
  const given = toQuestions(form.fields).map((question) => [question.target, answerIn(data, question)] as const)
  return Object.fromEntries(given.filter(([, answer]) => !isBlank(answer)))
}

function answerIn(data: FormData, { kind, target }: Question): unknown {
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const other = text(besideName(target, 'other'))
  const chosen = (value: string): string => (value === otherValue ? other : value)
  switch (kind) {
    case 'NUMBER':
      return numberIn(text(inputName(target)))
    case 'CHECK_BOX':
    case 'CONSENT':
      return data.get(inputName(target)) === 'yes' ? true : undefined
    case 'CHOICES':
      return data
        .getAll(inputName(target))
        .map((value) => chosen(String(value)))
        .filter(Boolean)
    case 'CHOICE':
    case 'DROPDOWN':
      return chosen(text(inputName(target)))
    case 'FILE':
      return readUploads(data, target)
    case 'SIGNATURE':
      return readUploads(data, target) ?? text(inputName(target))
    default:
      return text(inputName(target))
  }
}

/** Anything but a number stays as typed, for validation to report. */
function numberIn(text: string): unknown {
  const number = Number(text.replace(',', '.'))
  return text === '' || Number.isNaN(number) ? text : number
}

function readUploads(data: FormData, target: string): UploadedFile[] | undefined {
  const uploads = data.getAll(besideName(target, 'stored')).map((text) => JSON.parse(String(text)) as UploadedFile)
  return uploads.length > 0 ? uploads : undefined
}
