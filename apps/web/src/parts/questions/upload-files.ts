import type { Question, RuledForm } from '@kalends/contract/form-rules'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'
import type { Answers, Mistakes } from './form-answers.ts'
import { besideName, inputName, type UploadedFile } from './names.ts'
import { fileQuestions } from './pending-files.ts'

/** Uploads the form's files and puts their ids into the answers. Returns the questions whose files were refused. */
export async function uploadFiles(
  context: RequestContext,
  form: RuledForm,
  sent: FormData,
  answers: Answers,
): Promise<Mistakes> {
  const mistakes: Mistakes = {}
  for (const question of fileQuestions(form)) {
    for (const file of filesIn(sent, question)) {
      const uploaded = await upload(context, file)
      if (uploaded) answers.given[question.target] = [...listUploadedBefore(answers, question), uploaded]
      else mistakes[inputName(question.target)] = { key: 'form.file', value: 10 }
    }
  }
  return mistakes
}

/** A signature replaces the one before; files accumulate. */
function listUploadedBefore({ given }: Answers, { kind, target }: Question): UploadedFile[] {
  const known = given[target]
  return kind === 'FILE' && Array.isArray(known) ? known : []
}

async function upload({ kalends }: RequestContext, file: File): Promise<UploadedFile | undefined> {
  const content = Buffer.from(await file.arrayBuffer()).toString('base64')
  try {
    const { file: media } = await kalends.media.uploadMedia({ fileName: file.name, content, purpose: 'ANSWER' })
    return { fileId: media.id, displayName: media.fileName }
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

function filesIn(sent: FormData, { kind, target }: Question): File[] {
  if (kind === 'SIGNATURE') return drawnIn(sent, target)
  return sent.getAll(inputName(target)).filter((part): part is File => part instanceof File && part.size > 0)
}

const drawnStart = 'data:image/png;base64,'

/** A drawn signature is sent as a data URL. */
function drawnIn(sent: FormData, target: string): File[] {
  const drawn = sent.get(besideName(target, 'drawn'))
  if (typeof drawn !== 'string' || !drawn.startsWith(drawnStart)) return []
  return [new File([Buffer.from(drawn.slice(drawnStart.length), 'base64')], 'signature.png', { type: 'image/png' })]
}
