import type { Client, InputOf } from '@kalends/sdk'
import { assertRefusal } from '../../../lib/refusal.ts'
import type { Draft } from '../../forms/draft.ts'
import { type FormFault, readFaults, unnamedQuestions } from './read-faults.ts'

/** The result of saving; after a refusal the page still holds the draft. */
export type Saved = { revision: string } | { problem: 'stale' | 'refused'; faults: FormFault[] }

/** The editor gives every field, option and rule an id. */
type WrittenForm = InputOf<'forms', 'updateForm'>['form']

/** Saves the submitted draft at the revision it was read with. */
export async function saveDraft({ forms }: Client, formId: string, sent: FormData): Promise<Saved> {
  const draft = JSON.parse(String(sent.get('draft') ?? '{}')) as Draft
  const { name, fields, rules, limits } = draft
  const unnamed = unnamedQuestions(draft)
  if (unnamed.length > 0) return { problem: 'refused', faults: unnamed }
  try {
    const { form } = await forms.updateForm({
      form: {
        id: formId,
        revision: String(sent.get('revision') ?? ''),
        name,
        formFields: fields as WrittenForm['formFields'],
        formRules: rules as WrittenForm['formRules'],
        limitationRule: limits,
      },
    })
    return { revision: form?.revision ?? '' }
  } catch (error) {
    assertRefusal(error)
    if (error.code === 'REVISION_MISMATCH') return { problem: 'stale', faults: [] }
    return { problem: 'refused', faults: readFaults(error.fieldViolations, draft) }
  }
}
