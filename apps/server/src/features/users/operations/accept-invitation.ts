import type { InputOf } from '@kalends/contract'
import type { StaffActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CallRequest, Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { accountLimits, factorLimits, signInLimits } from '../rules/attempts.ts'
import { requiredProof } from '../rules/invitation.ts'
import { hashPassword, isPassword } from '../rules/password.ts'
import { chooseWorkplace } from '../rules/workplace.ts'
import { findValidInvitation, isStillGranted } from '../steps/find-valid-invitation.ts'
import { findKnownAccountId } from '../steps/known-browser.ts'
import { loadSessionView } from '../steps/load-session-view.ts'
import { openSession } from '../steps/open-session.ts'
import { proveEmail } from '../steps/prove-email.ts'
import { refuseCommonPassword } from '../steps/refuse-common-password.ts'
import { verifyFactorCode } from '../steps/verify-factor.ts'
import { findFactor } from '../store/factors.ts'
import { type InvitationRow, isEmailedLink, takeInvitation } from '../store/invitations.ts'
import { findPeople, insertWorkplace } from '../store/people.ts'
import { findWorkplaces } from '../store/roles.ts'
import { clearEmailProof, findAccount, insertUser, lockPasswordHash, updatePasswordHash } from '../store/users.ts'
import { auditedPerson } from '../view.ts'

type Input = InputOf<'acceptInvitation'>

/** Who accepts, and the second factor they showed; null without one. */
type Accepting = { userId: string; factorId: string | null }

/**
 * Accepts an invitation and signs in. New users choose a password; existing ones enter theirs, and a code if they have
 * a second factor. An emailed link proves the address, and takes over an account that was set up without it. Either link
 * works, once.
 */
export const acceptInvitation: Operation<'acceptInvitation'> = async ({ input, request }, context) => {
  const attempt = await countAttempt(context, signInLimits('invitation', toNetwork(request.address)))
  const key = readSiteSecret(input.token.trim()) ?? fail('INVALID_TOKEN')
  const found = (await findValidInvitation(context.db, key, context.clock.now())) ?? fail('INVALID_TOKEN')
  const isEmailed = isEmailedLink(found, key.hash)
  const person = await findAccepting(context, { ...found, isEmailed }, input, request)
  const opened = await context.transaction(async (tx) => {
    const invitation = (await takeInvitation(tx, key, context.clock.now())) ?? fail('INVALID_TOKEN')
    if (!(await isStillGranted(tx, invitation))) fail('INVALID_TOKEN')
    const accepting = await person(tx)
    await assignInvited(context, tx, invitation, accepting.userId)
    return signInInvited(context, tx, { invitation, ...accepting, request })
  })
  await attempt.succeeded()
  return loadSessionView(context, opened, request)
}

/** Makes sure of the person before anything is locked, for a password takes its time; answers how to find or make them. */
async function findAccepting(
  context: Context,
  { site_id: siteId, email, name: invitedName, isEmailed }: InvitationRow & { isEmailed: boolean },
  input: Input,
  request: CallRequest,
): Promise<(tx: Tx) => Promise<Accepting>> {
  const network = toNetwork(request.address)
  const account = await findAccount(context.db, email)
  const device = await findKnownAccountId(context, request, account)
  const user = { userId: account?.id, network, siteId }
  const refused = (reason: string) => context.log.warn({ reason, ...user }, 'staff sign-in refused')
  // Counted and logged as a sign-in, so that an invitation gives no more guesses of a password.
  const attempt = await countAttempt(context, accountLimits(email, network, device), refused)
  const required = requiredProof(account, isEmailed)
  if (required === 'TAKEOVER' && account) return takeOverAccount(context, account.id, input.password)
  if (required === 'CHOICE') {
    const name = account ? '' : resolveName(input, invitedName)
    return createInvitedUser(context, { email, name, account, isEmailed }, input.password)
  }
  if (!account || !(await isPassword(input.password, account.passwordHash))) {
    refused('WRONG_PASSWORD')
    return fail('INVALID_CREDENTIALS')
  }
  await attempt.succeeded()
  const factorId = await requireCode(context, { userId: account.id, network, siteId }, input.code)
  return async (tx) => {
    // Changed concurrently: the one that was shown opens nothing any more.
    if ((await lockPasswordHash(tx, account.id)) !== account.passwordHash) fail('INVALID_CREDENTIALS')
    return { userId: account.id, factorId }
  }
}

/** Requires a code from accounts with a second factor. Returns its id; null without one. */
async function requireCode(
  context: Context,
  user: { userId: string; network: string; siteId: string },
  code: string | undefined,
): Promise<string | null> {
  const { userId } = user
  if (!(await findFactor(context.db, userId))?.activatedAt) return null
  if (!code) return fail('VERIFICATION_FAILED', { data: { reason: 'CODE_MISSING' } })
  const refused = (reason: string) => context.log.warn({ reason, ...user }, 'staff second factor refused')
  const attempt = await countAttempt(context, factorLimits(userId), refused)
  const factorId = await context.transaction((tx) => verifyFactorCode(tx, context, userId, code))
  if (factorId === undefined) {
    refused('BAD_CODE')
    return fail('VERIFICATION_FAILED', { data: { reason: 'BAD_CODE' } })
  }
  await attempt.succeeded()
  return factorId
}

/** Who is invited; the account has no password and no workplace. */
type Invited = { email: string; name: string; account: { id: string } | undefined; isEmailed: boolean }

async function createInvitedUser(
  context: Context,
  { email, name, account, isEmailed }: Invited,
  password: string,
): Promise<(tx: Tx) => Promise<Accepting>> {
  refuseCommonPassword('password', password)
  const passwordHash = await hashPassword(password)
  return async (tx) => {
    const now = context.clock.now()
    const id = account?.id ?? context.ids.guid()
    if (account) {
      // Locked and looked at again: another invitation may have been accepted meanwhile, whose person chose the password.
      if ((await lockPasswordHash(tx, id)) !== null || (await findWorkplaces(tx, id)).length > 0)
        fail('INVALID_CREDENTIALS')
      await updatePasswordHash(tx, id, passwordHash, now)
      if (isEmailed) await proveEmail(tx, context, id)
      else await clearEmailProof(tx, id)
    }
    // An account was created concurrently; the next attempt requires its password.
    else if (!(await insertUser(tx, { id, email, name, passwordHash, language: null, isEmailProved: isEmailed }, now)))
      fail('INVALID_CREDENTIALS')
    return { userId: id, factorId: null }
  }
}

/** Gives an account that a stranger may have set up to the owner of its mailbox, unless it was proved meanwhile. */
async function takeOverAccount(
  context: Context,
  userId: string,
  password: string,
): Promise<(tx: Tx) => Promise<Accepting>> {
  refuseCommonPassword('password', password)
  const passwordHash = await hashPassword(password)
  return async (tx) => {
    if (!(await proveEmail(tx, context, userId))) return fail('INVALID_CREDENTIALS')
    await updatePasswordHash(tx, userId, passwordHash, context.clock.now())
    return { userId, factorId: null }
  }
}

function resolveName({ name }: Input, invitedName: string): string {
  const chosen = name?.trim() || invitedName
  if (chosen !== '') return chosen
  return refuseFields([{ field: 'name', description: 'is missing', violatedRule: 'REQUIRED_FIELD', data: {} }])
}

/** Assigns the invited role, unless the person already has one here. */
async function assignInvited(
  context: Context,
  tx: Tx,
  { site_id: siteId, role, staff_member_id: staffMemberId }: InvitationRow,
  userId: string,
): Promise<void> {
  const staff =
    staffMemberId === null ? undefined : await context.ports.users.findStaffMember(tx, siteId, staffMemberId)
  const resourceIds = role === 'staff' && staff && !staff.isConnected ? [staff.resourceId] : []
  const isNew = await insertWorkplace(tx, { siteId, userId, role, resourceIds }, context.clock.now())
  if (!isNew || !staffMemberId || !staff || staff.isConnected) return
  await context.ports.users.connectStaffMember(context, tx, {
    siteId,
    staffMemberId,
    userId,
    operation: 'acceptInvitation',
  })
}

async function signInInvited(
  context: Context,
  tx: Tx,
  { invitation, userId, factorId, request }: { invitation: InvitationRow; request: CallRequest } & Accepting,
): Promise<StaffActor> {
  const siteId = invitation.site_id
  const workplace = chooseWorkplace(await findWorkplaces(tx, userId), siteId) ?? fail('INVALID_TOKEN')
  const [person] = await findPeople(tx, siteId, [userId])
  if (!person) return fail('INVALID_TOKEN')
  const user = { id: userId, name: person.name }
  const opened = await openSession(context, tx, { user, workplace, request, factorId })
  const noted = { operation: 'acceptInvitation', entityType: 'user', entityId: userId, entityName: person.name }
  await recordChange(tx, siteId, opened, { ...noted, after: auditedPerson(person) }, context.clock.now())
  return opened
}
