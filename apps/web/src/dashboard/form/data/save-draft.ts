import type { Client, InputOf, KalendsError } from '@kalends/sdk'
import { assertRefusal } from '../../../lib/refusal.ts'
import type { Draft } from '../../forms/draft.ts'

/** The result of saving; after a refusal the page still holds the draft. */
export type Saved = { revision: string } | { problem: 'stale' | 'refused'; faults: string }

/** The editor gives every field, option and rule an id. */
type WrittenForm = InputOf<'forms', 'updateForm'>['form']

/** Saves the submitted draft at the revision it was read with. */
export async function saveDraft({ forms }: Client, formId: string, sent: FormData): Promise<Saved> {
  const { name, fields, rules, limits } = JSON.parse(String(sent.get('draft') ?? '{}')) as Draft
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
    if (error.code === 'REVISION_MISMATCH') return { problem: 'stale', faults: '' }
    return { problem: 'refused', faults: readFaults(error, fields) }
  }
}

/** Returns the labels of the refused fields, each once. */
function readFaults({ fieldViolations, description }: KalendsError, fields: Draft['fields']): string {
  const found = fieldViolations.map(({ field, description: why }) => {
    const index = /formFields\[(\d+)\]/.exec(field)?.[1]
    const position = index === undefined ? field : String(Number(index) + 1)
    return fields.length > 0 ? `${position}: ${why}` : why
  })
  return found.length > 0 ? [...new Set(found)].join('; ') : description
}
