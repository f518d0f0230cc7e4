import type { Role } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { newSiteSecret, staffAddress } from '../../sites/index.ts'
import { invitationMs } from '../rules/invitation.ts'
import { grantRefusal, toGrantor } from '../rules/ranks.ts'
import { worksElsewhere } from '../rules/workplace.ts'
import { type GrantedBy, type InvitationRow, insertInvitation } from '../store/invitations.ts'
import { findPersonByEmail } from '../store/people.ts'
import { findWorkplaces } from '../store/roles.ts'
import { findUserByEmail } from '../store/users.ts'
import { invitationView } from '../view.ts'
import { lockInviter } from './lock-person.ts'

/** An invitation request; `staffMemberId` exists and has no user. */
export type InvitationRequest = {
  email: string
  name?: string | undefined
  role: Role
  staffMemberId?: string | null | undefined
}

/** A stored invitation and the link that accepts it, which cannot be read again. */
export type CreatedInvitation = { invitation: InvitationRow; link: string }

/**
 * Invites a person in the caller's transaction: inserts the invitation, queues its email and records it under
 * `operation`. Throws PERSON_ALREADY_EXISTS if they are staff or invited, UNAUTHORIZED_OPERATION if the actor may not
 * grant the role.
 */
export async function invite(
  context: Context,
  tx: Tx,
  { actor, requested, operation }: { actor: Actor; requested: InvitationRequest; operation: string },
): Promise<CreatedInvitation> {
  const { siteId } = actor
  const refusal = grantRefusal(toGrantor(actor), requested.role)
  if (refusal) fail(refusal)
  await lockInviter(tx, actor)
  const email = requested.email.trim()
  if (await findPersonByEmail(tx, siteId, email)) fail('PERSON_ALREADY_EXISTS')
  const now = context.clock.now()
  const secrets = await newInvitationSecrets(context, tx, siteId)
  const given = {
    email,
    name: requested.name?.trim() ?? '',
    role: requested.role,
    staffMemberId: requested.staffMemberId ?? null,
  }
  const made = { siteId, id: context.ids.guid(), ...secrets.hashes, expiresAt: now + invitationMs, ...grantedBy(actor) }
  const invitation = (await insertInvitation(tx, { ...given, ...made }, now)) ?? fail('PERSON_ALREADY_EXISTS')
  await recordInvitationChange(tx, actor, { operation, after: invitation }, now)
  return { invitation, link: await notifyInvitation(context, tx, actor, invitation, secrets) }
}

/** The texts of an invitation's links. */
type InvitationSecrets = { copied: string; emailed: string }

/**
 * Creates the secrets of an invitation. The emailed one proves the mailbox, so the inviter gets another; without a mail
 * server they pass on the email itself, and there is only one.
 */
export async function newInvitationSecrets(
  context: Context,
  tx: Tx,
  siteId: string,
): Promise<InvitationSecrets & { hashes: { hash: Buffer; mailedHash: Buffer | null } }> {
  const copied = newSiteSecret(siteId)
  const emailed = (await context.ports.users.sendsEmail(context, tx)) ? newSiteSecret(siteId) : undefined
  return {
    copied: copied.text,
    emailed: (emailed ?? copied).text,
    hashes: { hash: copied.hash, mailedHash: emailed?.hash ?? null },
  }
}

/** The grantor, whose permissions are checked again on acceptance. */
export function grantedBy(actor: Actor): GrantedBy {
  return {
    grantedByUserId: actor.type === 'staff' ? actor.userId : null,
    grantedByAppId: actor.type === 'app' ? actor.apiKeyId : null,
  }
}

/** Writes the email to the outbox. Returns the link for the inviter. */
export async function notifyInvitation(
  context: Context,
  tx: Tx,
  actor: Actor,
  { site_id: siteId, email, name, role, expires_at }: InvitationRow,
  { copied, emailed }: InvitationSecrets,
): Promise<string> {
  const account = await findUserByEmail(tx, email)
  const workplaces = account ? await findWorkplaces(tx, account.id) : []
  const address = await staffAddress(context, { siteId, worksElsewhere: worksElsewhere(workplaces, siteId) })
  const linkWith = (token: string) => `${address}/dashboard/invitation/${token}`
  const inviter = actor.type === 'staff' ? actor.name : ''
  await context.ports.users.sendInvitation(context, tx, {
    siteId,
    email,
    name,
    role,
    inviter,
    link: linkWith(emailed),
    token: emailed,
    expiresAt: Date.parse(expires_at),
  })
  return linkWith(copied)
}

/** Records the change in the activity log in its API shape. */
export async function recordInvitationChange(
  tx: Tx,
  actor: Actor,
  { operation, before, after }: { operation: string; before?: InvitationRow; after?: InvitationRow },
  now: number,
): Promise<void> {
  const row = after ?? before
  if (!row) return
  const noted = { operation, entityType: 'invitation', entityId: row.id, entityName: row.name || row.email }
  const shown = (one: InvitationRow | undefined) => (one ? invitationView(one, now) : undefined)
  await recordChange(tx, actor.siteId, actor, { ...noted, before: shown(before), after: shown(after) }, now)
}
