import type { Infer, notifications } from '@kalends/contract'
import { placeholders } from '../rules/placeholders.ts'
import type { TemplateRow } from '../store/templates.ts'
import { defaultTemplate, type TemplateKind } from './templates.ts'

/** Returns the template of one kind in one language: the business's own, if there is one. */
export function templateView(
  kind: TemplateKind,
  language: string,
  own: TemplateRow | undefined,
): Infer<typeof notifications.MessageTemplate> {
  const standard = defaultTemplate(kind, language)
  return {
    kind,
    language,
    subject: own?.subject ?? standard.subject,
    text: own?.body ?? standard.text,
    custom: own !== undefined,
    placeholders: [...placeholders],
  }
}
