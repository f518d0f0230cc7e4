import { type FieldViolation, type InputOf, type OutputOf, signInCodes } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { type Operation, withRules } from '../../../operation.ts'
import { fail, Refusal, refuseFields } from '../../../refusal.ts'
import { checkSignInCaptcha } from '../../captcha/index.ts'
import { lockContactByEmail } from '../../contacts/index.ts'
import { countAttempt, emailKey, toNetwork } from '../../limits/index.ts'
import {
  changeMember,
  findMemberByLoginEmail,
  insertMember,
  lockMemberByLoginEmail,
  type Member,
} from '../../members/index.ts'
import { hashPassword } from '../../users/index.ts'
import { registerLimits } from '../rules/limits.ts'
import { isMetaData } from '../rules/meta-data.ts'
import { type ReadProfile, readProfile } from '../rules/profile-input.ts'
import { mustVerifyEmail } from '../rules/sign-in-step.ts'
import { allowedPrivacy } from '../steps/allowed-privacy.ts'
import { continueSignIn } from '../steps/continue-sign-in.ts'
import { canSendEmail } from '../steps/count-email.ts'
import { loadSignUpRules, type SignUpRules } from '../steps/load-sign-up-rules.ts'
import { newPasswordViolation } from '../steps/new-password-violation.ts'
import { getVisitorId } from '../steps/visitor-id.ts'
import { saveCredentials } from '../store/credentials.ts'
import { unbindProviders } from '../store/provider-identities.ts'

type Input = InputOf<'registerV2'>
type Registration = {
  email: string
  passwordHash: string
  profile: ReadProfile
  clientMetaData: object | null
  rules: SignUpRules
}

/**
 * Signs a visitor up. Fails with `emailTaken` if the email is taken, unless its owner never verified it: then this sign-up
 * replaces that one.
 */
const register: Operation<'registerV2'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const rules = await loadSignUpRules(context.db, siteId)
  const email = readInput(input, rules)
  await checkSignInCaptcha(context, 'REGISTER', { siteId, address: request.address }, input.captchaTokens)
  await countAttempt(context, registerLimits(siteId, emailKey(email), toNetwork(request.address)))
  // Hashing takes time: first check whether the account can be created at all.
  const known = await findMemberByLoginEmail(context.db, siteId, email)
  if (known && !mustVerifyEmail(known)) return fail(signInCodes.emailTaken)
  const passwordHash = await hashPassword(input.password ?? '')
  const canEmail = await canSendEmail(context, { siteId, email, purpose: 'VERIFICATION', request })
  const profile = readProfile(input.profile)
  const registration = { email, passwordHash, profile, clientMetaData: input.clientMetaData ?? null, rules }
  return context.transaction((tx) => signUp(tx, context, { actor, registration, canEmail }))
}

export const registerV2: Operation<'registerV2'> = withRules<'registerV2'>(register, async ({ input, actor }, { db }) =>
  inputViolations(input, await loadSignUpRules(db, actor.siteId)),
)

/** Returns the normalized email. Refuses invalid input, naming the fields. */
function readInput(input: Input, rules: SignUpRules): string {
  const violations = inputViolations(input, rules)
  if (violations.length > 0) refuseFields(violations)
  return readEmail(input)
}

const readEmail = ({ loginId }: Partial<Input>): string => loginId?.email?.trim().toLowerCase() ?? ''

function inputViolations(input: Partial<Input>, rules: SignUpRules): FieldViolation[] {
  const data = { type: 'EMAIL' }
  return [
    readEmail(input) === ''
      ? { field: 'loginId.email', description: 'must be given', violatedRule: 'REQUIRED_FIELD' as const, data }
      : undefined,
    newPasswordViolation('password', input.password, rules.minimumPasswordLength),
    isMetaData(input.clientMetaData)
      ? undefined
      : {
          field: 'clientMetaData',
          description: 'must have at most 4 kB',
          violatedRule: 'MAX_SIZE' as const,
          data: { threshold: 4096 },
        },
  ].filter((violation) => violation !== undefined)
}

type SignUp = { actor: Actor; registration: Registration; canEmail: boolean }

async function signUp(
  tx: Tx,
  context: Context,
  { actor, registration, canEmail }: SignUp,
): Promise<OutputOf<'registerV2'>> {
  const member = await saveRegisteredMember(tx, context, actor, registration)
  const key = { siteId: actor.siteId, memberId: member.id }
  const { passwordHash, clientMetaData } = registration
  await saveCredentials(tx, key, { passwordHash, clientMetaData }, context.clock.now())
  const { nickname, identityProfile, contact, privacy } = registration.profile
  const signUp = { nickname, identityProfile, contact: contact.changes, ...(privacy ? { privacy } : {}) }
  return continueSignIn(tx, context, member, { visitorId: getVisitorId(actor), canEmail, signUp })
}

async function saveRegisteredMember(
  tx: Tx,
  context: Context,
  actor: Actor,
  { email, profile, rules }: Registration,
): Promise<Member> {
  const { siteId } = actor
  const locked = await lockMemberByLoginEmail(tx, siteId, email)
  if (locked && !mustVerifyEmail(locked)) return fail(signInCodes.emailTaken)
  const { nickname, contact, identityProfile } = profile
  const privacy = await allowedPrivacy(tx, siteId, profile.privacy)
  if (locked) {
    // The earlier sign-up may be another person's, so remove its provider links.
    await unbindProviders(tx, siteId, locked.id)
    const changes = { nickname, identityProfile, contact: contact.changes, ...(privacy ? { privacy } : {}) }
    return changeMember(tx, context, locked, changes, actor, 'register')
  }
  // An existing contact is linked only after the email is verified.
  const awaitsVerification =
    rules.requireEmailVerification || (await lockContactByEmail(tx, siteId, email)) !== undefined
  const made = { siteId, loginEmail: email, nickname, identityProfile, contact: contact.details }
  try {
    return await insertMember(
      tx,
      context,
      { ...made, awaitsVerification, awaitsApproval: rules.requireOwnerApproval, ...(privacy ? { privacy } : {}) },
      actor,
    )
  } catch (error) {
    // A concurrent sign-up took the address.
    if (error instanceof Refusal && error.code === 'EMAIL_ALREADY_EXISTS') return fail(signInCodes.emailTaken)
    throw error
  }
}
