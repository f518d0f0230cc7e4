import type { OperationId } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** A staff member somebody may be invited to be. */
export type BindableStaffMember = {
  resourceId: string
  /** Someone is this staff member already. */
  isConnected: boolean
}

/** Who becomes which staff member, and the call that does it. */
export type StaffConnection = { siteId: string; staffMemberId: string; userId: string; operation: OperationId }

/** Whom somebody asks to be a staff member there is not yet. */
export type InvitedStaff = { actor: Actor; name: string; email: string }

/** What a person needs of the room of staff members, which stands to the right of this one. */
export type StaffBinding = {
  /** The staff member that is not in the trash, or undefined. */
  find(db: Db, siteId: string, staffMemberId: string): Promise<BindableStaffMember | undefined>
  /** The resources of the staff members this person is: the calendars that are their own. */
  resourcesOf(db: Db, siteId: string, userId: string): Promise<string[]>
  /** Makes the staff member somebody is asked to be; nobody is offered them yet. */
  add(context: Context, tx: Tx, invited: InvitedStaff): Promise<string>
  /** Somebody accepted, or is back, and is this staff member from now on, unless somebody is. */
  connect(context: Context, tx: Tx, who: StaffConnection): Promise<void>
  /** Whoever was asked to be this staff member said no. */
  decline(context: Context, tx: Tx, who: { siteId: string; staffMemberId: string }): Promise<void>
  /** This person no longer works here: whoever they were is nobody's again. Answers which staff member that was. */
  disconnect(context: Context, tx: Tx, who: { siteId: string; userId: string }): Promise<string | undefined>
}

/** What the letter of an invitation says. */
export type InvitationLetter = {
  siteId: string
  email: string
  name: string
  role: string
  /** Who asks, by name; empty when a key does. */
  inviter: string
  link: string
  /** What of the link is secret. */
  token: string
  /** Epoch milliseconds. */
  expiresAt: number
}

/** The link with which a person who works here chooses a new password. */
export type StaffPasswordMessage = Pick<
  InvitationLetter,
  'siteId' | 'email' | 'name' | 'link' | 'token' | 'expiresAt'
> & {
  /** Wanted language of the message; that of the business otherwise. */
  language?: string | undefined
}

/** Puts the message into the outbox, in the transaction that made the link. */
export type WriteStaffPasswordLink = (context: Context, tx: Tx, letter: StaffPasswordMessage) => Promise<void>

/** Writes the letter into the outbox, in the transaction that made the invitation. */
export type WriteInvitation = (context: Context, tx: Tx, letter: InvitationLetter) => Promise<void>

/** A change of the ways into an account. */
export type WayInChange = 'factorOn' | 'factorOff' | 'recoveryCodes' | 'passkeyOn' | 'passkeyOff' | 'password'

/** What a letter about such a change says. */
export type WayInLetter = {
  siteId: string
  email: string
  name: string
  /** Wanted language of the letter; that of the business otherwise. */
  language?: string | undefined
  change: WayInChange
  /** Which factor it was, or what its owner calls the passkey. */
  which?: { factor: 'TOTP' | 'EMAIL' | 'SMS' | 'CALL' } | { passkey: string }
  /** From where: what the browser calls itself, or who else did it; nobody named is the operator. */
  from: { userAgent: string | undefined } | { person: string | undefined }
  /** Where whoever reads it looks after what opens the account. */
  securityUrl: string
  /** Where they get in again, if they can by themselves. */
  recoveryUrl?: string
}

/** Writes the letter into the outbox, in the transaction that makes the change. */
export type WriteWayIn = (context: Context, tx: Tx, letter: WayInLetter) => Promise<void>

type Neighbours = {
  staff: StaffBinding
  writeInvitation: WriteInvitation
  writeWayIn: WriteWayIn
  writeStaffPasswordLink: WriteStaffPasswordLink
}

const known: Partial<Neighbours> = {}

/**
 * Rooms to the right say here what they do for people. Called where the house is put together (`features/index.ts`);
 * without it nobody is bound to a staff member and no letter is written.
 */
export function joinPeople(neighbours: Partial<Neighbours>): void {
  Object.assign(known, neighbours)
}

/** The staff members' side, as far as it was told. */
export const staffBinding: StaffBinding = {
  find: async (...given) => known.staff?.find(...given),
  resourcesOf: async (...given) => (await known.staff?.resourcesOf(...given)) ?? [],
  add: (...given) => known.staff?.add(...given) ?? Promise.reject(new Error('No room keeps staff members')),
  connect: async (...given) => known.staff?.connect(...given),
  decline: async (...given) => known.staff?.decline(...given),
  disconnect: async (...given) => known.staff?.disconnect(...given),
}

export const writeInvitation: WriteInvitation = async (...given) => known.writeInvitation?.(...given)

export const writeWayIn: WriteWayIn = async (...given) => known.writeWayIn?.(...given)

export const writeStaffPasswordLink: WriteStaffPasswordLink = async (...given) =>
  known.writeStaffPasswordLink?.(...given)
