import { sql } from 'kysely'
import { type Db, instant, jsonb, type Tx } from '../../../db/database.ts'

export type StateKind = 'EMAIL_VERIFICATION' | 'OWNER_APPROVAL' | 'SECOND_FACTOR' | 'VERIFICATION'

/** What somebody who signed up said about themselves. */
export type SignUpProfile = {
  nickname: string | null
  identityProfile: object | null
  contact: Record<string, string>
  privacy?: 'PUBLIC' | 'PRIVATE'
}

/** A pending sign-in. Instants in epoch milliseconds. */
export type SignInState = {
  id: string
  memberId: string
  kind: StateKind
  codeHash: Buffer | null
  /** Factor the code was sent for; null for email verification. */
  codeFactor: string | null
  codeSentAt: number | null
  codeExpiresAt: number | null
  messageId: string | null
  tries: number
  /** Address to return to after sign-in. */
  returnUrl: string | null
  /** The password of the account when a verification began. */
  passwordHash: string | null
  /** Who signed up with it; null: it was no sign-up. */
  signUp: SignUpProfile | null
  /** The provider it came through. */
  providerId: string | null
}

type NewState = Pick<SignInState, 'id' | 'memberId' | 'kind' | 'returnUrl'> &
  Partial<Pick<SignInState, 'passwordHash' | 'signUp' | 'providerId'>> & {
    siteId: string
    hash: Buffer
    expiresAt: number
  }

export async function insertState(tx: Tx, state: NewState, now: number): Promise<void> {
  await tx
    .insertInto('sign_in_states')
    .values({
      site_id: state.siteId,
      id: state.id,
      member_id: state.memberId,
      kind: state.kind,
      secret_hash: state.hash,
      return_url: state.returnUrl,
      password_hash: state.passwordHash,
      sign_up: state.signUp ? jsonb(state.signUp) : null,
      provider_id: state.providerId,
      created_at: new Date(now),
      expires_at: new Date(state.expiresAt),
    })
    .execute()
}

/** Locks an unexpired state by its token so that attempts run one after the other. */
export async function lockState(
  tx: Tx,
  { siteId, hash }: { siteId: string; hash: Buffer },
  now: number,
): Promise<SignInState | undefined> {
  const row = await tx
    .selectFrom('sign_in_states')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('expires_at', '>', instant(now))
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      memberId: row.member_id,
      kind: row.kind as StateKind,
      codeHash: row.code_hash,
      codeFactor: row.code_factor,
      codeSentAt: row.code_sent_at === null ? null : Date.parse(row.code_sent_at),
      codeExpiresAt: row.code_expires_at === null ? null : Date.parse(row.code_expires_at),
      messageId: row.message_id,
      tries: row.tries,
      returnUrl: row.return_url,
      passwordHash: row.password_hash,
      signUp: row.sign_up as SignUpProfile | null,
      providerId: row.provider_id,
    }
  )
}

type Code = { hash: Buffer; expiresAt: number; messageId: string | null; factor?: string | undefined }

/** Replaces the code and resets its attempts. */
export async function setCode(tx: Tx, siteId: string, stateId: string, code: Code, now: number): Promise<void> {
  await tx
    .updateTable('sign_in_states')
    .set({
      code_hash: code.hash,
      code_factor: code.factor ?? null,
      code_sent_at: new Date(now),
      code_expires_at: new Date(code.expiresAt),
      message_id: code.messageId,
      tries: 0,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', stateId)
    .execute()
}

export async function countTry(tx: Tx, siteId: string, stateId: string): Promise<void> {
  await tx
    .updateTable('sign_in_states')
    .set({ tries: sql<number>`tries + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', stateId)
    .execute()
}

/** Deletes the member's pending sign-ins. */
export async function deleteStates(tx: Tx, siteId: string, memberId: string): Promise<void> {
  await tx.deleteFrom('sign_in_states').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

/** Deletes the member's pending sign-ins that verify no address. */
export async function deleteOtherStates(tx: Tx, siteId: string, memberId: string): Promise<void> {
  await tx
    .deleteFrom('sign_in_states')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('kind', '<>', 'EMAIL_VERIFICATION')
    .execute()
}

/** Deletes pending sign-ins that came through a provider. */
export async function deleteStatesOfProvider(tx: Tx, siteId: string, providerId: string): Promise<void> {
  await tx.deleteFrom('sign_in_states').where('site_id', '=', siteId).where('provider_id', '=', providerId).execute()
}

export async function deleteExpiredStates(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sign_in_states').where('expires_at', '<=', instant(now)).execute()
}
