import type { Infer, membersOwn, OutputOf } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../../lib/refusal.ts'
import { type MemberRow, toRow } from './load-members.ts'

/** A member on their page. */
export type MemberShown = MemberRow & {
  nickname: string | null
  contactId: string | null
  isVerified: boolean
  works: boolean
  awaitsVerification: boolean
  awaitsApproval: boolean
  factorTypes: OutputOf<'getMemberRecord'>['factorTypes']
  history: Infer<typeof membersOwn.MemberAction>[]
}

/** Returns undefined for a member who is missing or in the trash. */
export async function loadMember(client: Client, id: string): Promise<MemberShown | undefined> {
  try {
    const [{ member }, record] = await Promise.all([
      client.members.getMember({ id, fieldsets: ['FULL'] }),
      client.members.getMemberRecord({ id }),
    ])
    const { contactRole, awaitsVerification, awaitsApproval, factorTypes, history } = record
    return {
      ...toRow(member ?? {}),
      nickname: member?.profile?.nickname ?? null,
      contactId: member?.contactId ?? null,
      isVerified: member?.loginEmailVerified === true,
      works: contactRole !== 'MEMBER',
      awaitsVerification,
      awaitsApproval,
      factorTypes,
      history,
    }
  } catch (error) {
    if (isRefusal(error, 404)) return undefined
    throw error
  }
}
