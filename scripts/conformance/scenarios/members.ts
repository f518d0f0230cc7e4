import { check } from '../recorder.ts'
import { newEmail, PASSWORD, type Stage } from '../stage.ts'
import { authorize } from './sign-in.ts'

/** A member changes their own profile. */
export async function useOwnProfile({ recorder: { call }, made }: Stage): Promise<void> {
  const { client, email } = made.member
  await call('getCurrentMember', async () => {
    const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
    check(member.loginEmail === email && member._createdDate instanceof Date, JSON.stringify(member))
    made.member = { ...made.member, id: member._id }
  })
  await call('updateCurrentMemberSlug', async () => {
    const slug = `mira-${crypto.randomUUID().slice(0, 8)}`
    check((await client.members.updateCurrentMemberSlug(slug)).member.profile.slug === slug, 'the slug was not updated')
  })
  await call('joinCommunity', async () =>
    check((await client.members.joinCommunity()).member.privacyStatus === 'PUBLIC', 'the member is not public'),
  )
  await call('leaveCommunity', async () =>
    check((await client.members.leaveCommunity()).member.privacyStatus === 'PRIVATE', 'the member is not private'),
  )
}

/** Staff create, change and delete members. */
export async function manageMembers(stage: Stage): Promise<void> {
  const { call } = stage.recorder
  const { members } = stage.staff
  const create = async () => (await members.createMember({ member: { loginEmail: newEmail('lea') } }))._id
  const _id = await call('createMember', create)
  await call('getMember', async () =>
    check((await members.getMember(_id, { fieldsets: ['FULL'] }))._id === _id, 'no id'),
  )
  await call('listMembers', async () => check((await members.listMembers({})).members.length > 0, 'the list is empty'))
  await call('queryMembers', async () => {
    const { items } = await members
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('_id', _id)
      .find()
    check(items[0]?._id === _id, 'the member was not found')
  })
  await call('updateMember', async () => {
    const contact = { firstName: 'Lea', phones: ['+49 30 1234567'] }
    const updated = await members.updateMember(_id, { contact })
    check(updated.contact.firstName === 'Lea', 'the name was not updated')
  })
  await call('updateMemberSlug', () => members.updateMemberSlug(_id, `lea-${crypto.randomUUID().slice(0, 8)}`))
  await call('deleteMemberPhones', async () =>
    check((await members.deleteMemberPhones(_id)).member.contact.phones.length === 0, 'there still is a phone'),
  )
  await call('deleteMemberEmails', () => members.deleteMemberEmails(_id))
  await call('deleteMemberAddresses', () => members.deleteMemberAddresses(_id))
  await call('muteMember', async () =>
    check((await members.muteMember(_id)).member.activityStatus === 'MUTED', 'the member is not muted'),
  )
  await call('unmuteMember', async () =>
    check((await members.unmuteMember(_id)).member.activityStatus === 'ACTIVE', 'the member is muted'),
  )
  await call('blockMember', async () =>
    check((await members.blockMember(_id)).member.status === 'BLOCKED', 'the member is not blocked'),
  )
  await call('approveMember', async () =>
    check((await members.approveMember(_id)).member.status === 'APPROVED', 'the member is not approved'),
  )
  await call('disconnectMember', async () =>
    check((await members.disconnectMember(_id)).member.status === 'OFFLINE', 'the member is not offline'),
  )
  const filter = { id: _id }
  await call('bulkBlockMembers', async () => check((await members.bulkBlockMembers(filter)).jobId, 'no job'))
  await call('bulkApproveMembers', async () => check((await members.bulkApproveMembers(filter)).jobId, 'no job'))
  await call('deleteMember', () => members.deleteMember(_id))
  await call('bulkDeleteMembers', async () => {
    const { bulkActionMetadata } = await members.bulkDeleteMembers([await create()])
    check(bulkActionMetadata.totalSuccesses === 1, 'the member was not deleted')
  })
  await call('bulkDeleteMembersByFilter', async () =>
    check((await members.bulkDeleteMembersByFilter({ id: await create() })).jobId, 'no job'),
  )
  await call('deleteMyMember', async () => {
    const client = stage.newVisitor()
    const answer = await client.authentication.registerV2({ email: newEmail('leaving') }, { password: PASSWORD })
    await authorize(stage, client, answer.sessionToken)
    await client.members.deleteMyMember()
  })
}
