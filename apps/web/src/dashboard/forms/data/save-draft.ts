import type { Client, KalendsError } from '@kalends/sdk'
import { assertRefusal } from '../../../lib/refusal.ts'
import type { Draft } from '../draft.ts'

/** What became of saving; refused, everything typed is still on the page. */
export type Saved = { revision: string } | { problem: 'stale' | 'refused'; faults: string }

/** Saves the draft that came with the form, under the revision it was read with. */
export async function saveDraft({ forms }: Client, formId: string, sent: FormData): Promise<Saved> {
  const { name, fields, rules, limits } = JSON.parse(String(sent.get('draft') ?? '{}')) as Draft
  try {
    const { form } = await forms.updateForm({
      form: {
        id: formId,
        revision: String(sent.get('revision') ?? ''),
        name,
        formFields: fields,
        formRules: rules,
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

/** The refused fields by what they ask, each once. */
function readFaults({ fieldViolations, description }: KalendsError, fields: Draft['fields']): string {
  const found = fieldViolations.map(({ field, description: why }) => {
    const index = /formFields\[(\d+)\]/.exec(field)?.[1]
    const position = index === undefined ? field : String(Number(index) + 1)
    return fields.length > 0 ? `${position}: ${why}` : why
  })
  return found.length > 0 ? [...new Set(found)].join('; ') : description
}
