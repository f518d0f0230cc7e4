import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { findTemplates } from '../store/templates.ts'
import { templateView } from '../view/template.ts'
import { templateKinds } from '../view/templates.ts'

export const listMessageTemplates: Operation<'listMessageTemplates'> = async ({ actor }, { db }) => {
  const site = (await findSite(db, actor.siteId)) ?? fail('NOT_FOUND')
  const own = await findTemplates(db, actor.siteId)
  const findOwn = (kind: string, language: string) => own.find((row) => row.kind === kind && row.language === language)
  return {
    templates: site.languages.flatMap((language) =>
      templateKinds.map((kind) => templateView(kind, language, findOwn(kind, language))),
    ),
  }
}
