import type { members } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { memberViolations } from '../rules/written-member.ts'
import { insertMember } from '../steps/insert-member.ts'
import { memberView } from '../view.ts'

/** Members created by staff are approved, and have no password until they set one. */
export const createMember: Operation<'createMember'> = async ({ input, actor }, context) => {
  const sent = input.member ?? {}
  const faults = memberViolations(sent)
  if (faults.length > 0) refuseFields(faults)
  const { profile, contact, privacyStatus } = sent
  const member = await context.transaction((tx) =>
    insertMember(
      tx,
      context,
      {
        siteId: actor.siteId,
        loginEmail: sent.loginEmail ?? '',
        nickname: profile?.nickname?.trim() ?? null,
        title: profile?.title?.trim() ?? null,
        photo: profile?.photo ?? null,
        cover: profile?.cover ?? null,
        ...(privacyStatus && privacyStatus !== 'UNKNOWN' ? { privacy: privacyStatus } : {}),
        ...(contact ? { contact: contactDetails(contact), more: contact } : {}),
      },
      actor,
    ),
  )
  return { member: memberView(member, 'FULL') }
}

function contactDetails({ firstName, lastName, phones, addresses }: members.Contact) {
  return { firstName, lastName, phone: phones?.[0] ?? null, fullAddress: addresses?.[0] ?? null }
}
