import { type Client, KalendsError } from '@kalends/sdk'
import type { Draft } from '../draft.ts'

/** A form as it is edited; undefined when it is not there. */
export async function loadDraft(
  { forms }: Client,
  formId: string,
): Promise<{ id: string; revision: string; draft: Draft } | undefined> {
  try {
    const { form } = await forms.getForm({ formId })
    const draft = {
      name: form?.name ?? '',
      fields: form?.formFields ?? [],
      rules: form?.formRules ?? [],
      limits: form?.limitationRule ?? {},
    }
    return { id: formId, revision: form?.revision ?? '', draft }
  } catch (error) {
    if (error instanceof KalendsError && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}
