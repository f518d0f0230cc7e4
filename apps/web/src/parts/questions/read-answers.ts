import { isBlank, type Question, questionsOf, type RuledForm } from '@kalends/contract/form-rules'
import { besideName, type KeptFile, nameOf, otherValue } from './names.ts'

/** What was answered in a form, by target; questions without an answer are left out. */
export function readAnswers(data: FormData, form: RuledForm): Record<string, unknown> {
  const given = questionsOf(form.fields).map((question) => [question.target, answerIn(data, question)] as const)
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
      return numberIn(text(nameOf(target)))
    case 'CHECK_BOX':
    case 'CONSENT':
      return data.get(nameOf(target)) === 'yes' ? true : undefined
    case 'CHOICES':
      return data
        .getAll(nameOf(target))
        .map((value) => chosen(String(value)))
        .filter(Boolean)
    case 'CHOICE':
    case 'DROPDOWN':
      return chosen(text(nameOf(target)))
    case 'FILE':
      return keptIn(data, target)
    case 'SIGNATURE':
      return keptIn(data, target) ?? text(nameOf(target))
    default:
      return text(nameOf(target))
  }
}

/** What is no number stays as it was typed, for the check to name. */
function numberIn(text: string): unknown {
  const number = Number(text.replace(',', '.'))
  return text === '' || Number.isNaN(number) ? text : number
}

function keptIn(data: FormData, target: string): KeptFile[] | undefined {
  const kept = data.getAll(besideName(target, 'kept')).map((text) => JSON.parse(String(text)) as KeptFile)
  return kept.length > 0 ? kept : undefined
}
