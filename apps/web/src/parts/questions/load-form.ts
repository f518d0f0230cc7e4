import type { forms } from '@kalends/contract'
import { loadFormMessages } from '../../lib/messages/form-messages.ts'
import type { Messages } from '../../lib/messages/store.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'

/** The questions of a form, with the messages around them. */
export type LoadedForm = { fields: forms.Field[]; rules: forms.Rule[]; messages: Messages; open: boolean }

/** Loads a form; a closed one has no questions. */
export async function loadForm(
  { kalends, language }: RequestContext,
  formId: string | null | undefined,
): Promise<LoadedForm> {
  const messages = await loadFormMessages(language)
  const form = formId ? await findForm(kalends, formId) : undefined
  return { fields: form?.formFields ?? [], rules: form?.formRules ?? [], messages, open: form !== undefined }
}

async function findForm(kalends: RequestContext['kalends'], formId: string): Promise<forms.Form | undefined> {
  try {
    return (await kalends.forms.getForm({ formId })).form ?? undefined
  } catch (error) {
    if (isRefusal(error, 404)) return undefined
    throw error
  }
}
