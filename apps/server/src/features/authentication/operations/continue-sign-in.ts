import type { OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Member } from '../../members/index.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { sessionTokenMs, stateMs } from '../rules/lives.ts'
import { type SignInStep, signInStep } from '../rules/sign-in-step.ts'
import { findCredentials } from '../store/credentials.ts'
import { insertSessionToken } from '../store/hand-overs.ts'
import { deleteStatesOf, insertState, type StateKind } from '../store/states.ts'
import { identityView } from '../view.ts'
import { languageOf, sendCode } from './send-code.ts'

type Answer = OutputOf<'loginV2'>

type Going = {
  /** Who they are until they have signed in. */
  visitorId: string | null
  /** Whether a code may be mailed: the address may have got as many letters as it may. */
  mayMail: boolean
}

/** The next step of somebody who has shown who they are, with what carries them there. The member is locked. */
export async function continueSignIn(tx: Tx, context: Context, member: Member, going: Going): Promise<Answer> {
  const step = signInStep({
    status: member.status,
    awaitsVerification: member.awaits_verification,
    awaitsApproval: member.awaits_approval,
  })
  const identity = identityView(member, await findCredentials(tx, member.site_id, member.id))
  return { state: step, identity, ...(await carriedBy(step, { tx, context, member, going })) }
}

type Asked = { tx: Tx; context: Context; member: Member; going: Going }

async function carriedBy(step: SignInStep, asked: Asked): Promise<Pick<Answer, 'sessionToken' | 'stateToken'>> {
  switch (step) {
    case 'SUCCESS':
      return { sessionToken: await giveSessionToken(asked) }
    case 'REQUIRE_EMAIL_VERIFICATION':
      return { stateToken: await openState(asked, 'EMAIL_VERIFICATION') }
    case 'REQUIRE_OWNER_APPROVAL':
      return { stateToken: await openState(asked, 'OWNER_APPROVAL') }
    case 'STATUS_CHECK':
      return {}
  }
}

async function giveSessionToken({ tx, context, member, going }: Asked): Promise<string> {
  const now = context.clock.now()
  const { text, hash } = newSiteSecret(member.site_id)
  await deleteStatesOf(tx, member.site_id, member.id)
  const token = { siteId: member.site_id, hash, memberId: member.id, visitorId: going.visitorId }
  await insertSessionToken(tx, { ...token, expiresAt: now + sessionTokenMs }, now)
  return text
}

/** A state of its own; what was under way before is over. */
async function openState({ tx, context, member, going }: Asked, kind: StateKind): Promise<string> {
  const { site_id: siteId, id: memberId } = member
  const now = context.clock.now()
  const { text, hash } = newSiteSecret(siteId)
  const id = context.ids.guid()
  await deleteStatesOf(tx, siteId, memberId)
  await insertState(tx, { siteId, id, memberId, kind, hash, expiresAt: now + stateMs }, now)
  if (kind === 'EMAIL_VERIFICATION' && going.mayMail) {
    await sendCode(tx, context, { member, stateId: id, language: languageOf(member) })
  }
  return text
}
