import type { OperationId, Permission } from '@kalends/contract'
import type { Actor } from '../../actor.ts'
import type { Db, Tx } from '../../db/database.ts'

/** A staff member that a user can be invited to become. */
export type InvitableStaffMember = {
  resourceId: string
  /** True if a user is connected to this staff member already. */
  isConnected: boolean
}

/** A user who becomes a staff member, and the operation that makes the change. */
export type StaffConnection = { siteId: string; staffMemberId: string; userId: string; operation: OperationId }

/** An invitation that creates its staff member. */
export type InvitedStaff = { actor: Actor; name: string; email: string }

export type InvitationEmail = {
  siteId: string
  email: string
  name: string
  role: string
  /** Name of the inviter; empty for an API key. */
  inviter: string
  link: string
  /** The secret part of the link. */
  token: string
  /** Epoch milliseconds. */
  expiresAt: number
}

/** An email with the link at which a user sets a new password. */
export type StaffPasswordEmail = Pick<InvitationEmail, 'siteId' | 'email' | 'name' | 'link' | 'token' | 'expiresAt'> & {
  /** Requested language; that of the business otherwise. */
  language?: string | undefined
}

export type SignInMethodChange =
  | 'factorOn'
  | 'factorOff'
  | 'recoveryCodes'
  | 'passkeyOn'
  | 'passkeyOff'
  | 'password'
  | 'email'

/** An email about a changed sign-in method. */
export type SignInMethodEmail = {
  siteId: string
  email: string
  name: string
  /** Requested language; that of the business otherwise. */
  language?: string | undefined
  change: SignInMethodChange
  /** The factor, the name its owner gave the passkey, or the new sign-in address. */
  which?: { factor: 'TOTP' | 'EMAIL' | 'SMS' | 'CALL' } | { passkey: string } | { email: string }
  /** The browser that made the change, or the person who did; undefined for the operator. */
  from: { userAgent: string | undefined } | { person: string | undefined }
  /** Page on which the reader manages sign-in methods. */
  securityUrl: string
  /** Page on which the reader recovers the account, if they can without help. */
  recoveryUrl?: string
}

/** What users need from features that depend on them. Emails are written to the outbox in the caller's transaction. */
export interface UsersPorts<Context> {
  /** Finds a staff member that is not in the trash. */
  findStaffMember(db: Db, siteId: string, staffMemberId: string): Promise<InvitableStaffMember | undefined>
  /** Lists the resources of the staff members a user is connected to: the calendars that are their own. */
  findStaffResourceIds(db: Db, siteId: string, userId: string): Promise<string[]>
  /** Creates the staff member of an invitation, hidden from customers until it is accepted. Returns its id. */
  createInvitedStaffMember(context: Context, tx: Tx, invited: InvitedStaff): Promise<string>
  /** Connects a user to a staff member, unless a user is connected to it already. */
  connectStaffMember(context: Context, tx: Tx, connection: StaffConnection): Promise<void>
  /** Marks the staff member of a declined invitation. */
  declineStaffMember(context: Context, tx: Tx, declined: { siteId: string; staffMemberId: string }): Promise<void>
  /** Disconnects a removed user from their staff member and returns its id, if there was one. */
  disconnectStaffMember(
    context: Context,
    tx: Tx,
    removed: { siteId: string; userId: string },
  ): Promise<string | undefined>
  /** Ends what a user made that acts without them, but for the ids that are kept. */
  endMade(context: Context, tx: Tx, made: { actor: Actor; makerId: string; keep: ReadonlySet<string> }): Promise<void>
  /** Leaves the API keys that a user made no permission beyond these, and revokes those that are left with none. */
  limitKeys(
    context: Context,
    tx: Tx,
    limits: { actor: Actor; userId: string; permissions: readonly Permission[] },
  ): Promise<void>
  /** Returns true if there is a mail server, so that emails leave. */
  sendsEmail(context: Context, tx: Tx): Promise<boolean>
  sendInvitation(context: Context, tx: Tx, email: InvitationEmail): Promise<void>
  sendStaffPasswordLink(context: Context, tx: Tx, email: StaffPasswordEmail): Promise<void>
  sendSignInMethodChange(context: Context, tx: Tx, email: SignInMethodEmail): Promise<void>
}
