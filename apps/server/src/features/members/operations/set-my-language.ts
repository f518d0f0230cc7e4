import type { Infer, membersOwn } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { changeMember } from '../steps/change-member.ts'
import { lockCurrentMember } from '../steps/lock-editable-member.ts'
import { requireMemberId } from '../steps/viewer.ts'
import { findMember, type Member } from '../store/members.ts'

export const getMyLanguage: Operation<'getMyLanguage'> = async ({ actor }, { db }) => {
  const member = (await findMember(db, actor.siteId, requireMemberId(actor))) ?? fail('MEMBER_NOT_FOUND')
  return languageView(member, await findLanguages(db, actor.siteId))
}

/** Also saved to their contact, for emails, and included in their claims. */
export const setMyLanguage: Operation<'setMyLanguage'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const member = await lockCurrentMember(tx, actor)
    const languages = await findLanguages(tx, actor.siteId)
    const language = input.language || null
    if (language !== null && !languages.includes(language)) return refuseFields([unsupportedLanguage])
    const identityProfile = { ...(member.identity_profile as object | null), language }
    const changed = await changeMember(tx, context, member, { identityProfile, contact: { language } }, actor)
    return languageView(changed, languages)
  })

const unsupportedLanguage = {
  field: 'language',
  description: 'is none the business offers',
  violatedRule: 'OTHER' as const,
  ruleName: 'LANGUAGE_NOT_OFFERED',
  data: {},
}

async function findLanguages(db: Db, siteId: string): Promise<string[]> {
  return (await findSite(db, siteId))?.languages ?? []
}

function languageView({ contact }: Member, languages: string[]): Infer<typeof membersOwn.MyLanguage> {
  return { language: contact?.language ?? null, languages }
}
