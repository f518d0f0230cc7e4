import type { Infer, membersOwn } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { findMember, type Member } from '../store/members.ts'
import { changeMember } from './change-member.ts'
import { openMine } from './open-member.ts'
import { requireMemberId } from './viewer.ts'

export const getMyLanguage: Operation<'getMyLanguage'> = async ({ actor }, { db }) => {
  const member = (await findMember(db, actor.siteId, requireMemberId(actor))) ?? fail('MEMBER_NOT_FOUND')
  return languageView(member, await languagesOf(db, actor.siteId))
}

/** Also saved to their contact, for emails, and included in their claims. */
export const setMyLanguage: Operation<'setMyLanguage'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const member = await openMine(tx, actor)
    const languages = await languagesOf(tx, actor.siteId)
    const language = input.language || null
    if (language !== null && !languages.includes(language)) return refuseFields([notOffered])
    const identityProfile = { ...(member.identity_profile as object | null), language }
    const changed = await changeMember(tx, context, member, { identityProfile, contact: { language } }, actor)
    return languageView(changed, languages)
  })

const notOffered = {
  field: 'language',
  description: 'is none the business offers',
  violatedRule: 'OTHER' as const,
  ruleName: 'LANGUAGE_NOT_OFFERED',
  data: {},
}

async function languagesOf(db: Db, siteId: string): Promise<string[]> {
  return (await findSite(db, siteId))?.languages ?? []
}

function languageView({ contact }: Member, languages: string[]): Infer<typeof membersOwn.MyLanguage> {
  return { language: contact?.language ?? null, languages }
}
