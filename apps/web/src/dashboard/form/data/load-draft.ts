import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../../lib/refusal.ts'
import { findNamespace } from '../../forms/data/load-forms.ts'
import type { Draft } from '../../forms/draft.ts'

/** Loads a form for editing; undefined if it does not exist. */
export async function loadDraft(
  { forms }: Client,
  formId: string,
): Promise<{ id: string; revision: string; isForBooking: boolean; draft: Draft } | undefined> {
  try {
    const { form } = await forms.getForm({ formId })
    const draft = {
      name: form?.name ?? '',
      fields: form?.formFields ?? [],
      rules: form?.formRules ?? [],
      limits: form?.limitationRule ?? {},
    }
    const isForBooking = form?.namespace === findNamespace('booking')
    return { id: formId, revision: form?.revision ?? '', isForBooking, draft }
  } catch (error) {
    if (isRefusal(error, 404, 400)) return undefined
    throw error
  }
}
