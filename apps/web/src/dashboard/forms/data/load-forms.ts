import type { forms } from '@kalends/contract'
import { toQuestions } from '@kalends/contract/form-rules'
import type { Client } from '@kalends/sdk'

export const purposes = ['booking', 'intake', 'plan'] as const
export type Purpose = (typeof purposes)[number]
export const findNamespace = (purpose: Purpose): string => `kalends.${purpose}`

/** A row of the list. */
export type FormLine = {
  id: string
  name: string
  revision: string
  purpose: Purpose
  questions: number
  enabled: boolean
  isDefault: boolean
  /** Names of the services that use it. */
  services: string[]
}

/** Lists all forms by purpose, with the services that use them. */
export async function loadForms(client: Client): Promise<FormLine[]> {
  const [services, ...lists] = await Promise.all([
    servicesByForm(client),
    ...purposes.map((it) => listForms(client, it)),
  ])
  return lists.flatMap((list, index) => {
    const purpose = purposes[index] ?? 'booking'
    // The oldest booking form is the business's default.
    return list.map((form, index) => ({
      id: form.id ?? '',
      name: form.name ?? '',
      revision: form.revision ?? '',
      purpose,
      questions: toQuestions(form.formFields ?? []).length,
      enabled: form.enabled ?? true,
      isDefault: purpose === 'booking' && index === 0,
      services: services.get(form.id ?? '') ?? [],
    }))
  })
}

/** Lists the forms of one purpose, the oldest first. */
export async function listForms({ forms: calls }: Client, purpose: Purpose): Promise<forms.Form[]> {
  const filter = { namespace: findNamespace(purpose) }
  const { forms: found } = await calls.queryForms({ query: { filter, cursorPaging: { limit: 100 } } })
  return found ?? []
}

async function servicesByForm({ services: calls }: Client): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>()
  const { services } = await calls.queryServices({ query: { paging: { limit: 100 } } })
  for (const { form, name } of services ?? []) {
    if (form?.id) names.set(form.id, [...(names.get(form.id) ?? []), name ?? ''])
  }
  return names
}
