import type { identity } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { recordChange } from '../../audit/index.ts'
import { endWithKey } from '../../identity/index.ts'
import { findProvidersMadeBy, lockProvidersMadeBy, type Provider, updateProvider } from '../store/providers.ts'
import { deleteStatesOfProvider } from '../store/states.ts'
import { providerView } from '../view.ts'

/** Saves a locked provider, with its entry in the activity log. One that is disabled loses what it opened and what waits. */
export async function changeProvider(
  context: Context,
  tx: Tx,
  actor: Actor,
  { before, after }: { before: Provider; after: Provider },
): Promise<void> {
  await updateProvider(tx, after, context.clock.now())
  if (!after.isEnabled) {
    await deleteStatesOfProvider(tx, actor.siteId, after.id)
    await endWithKey(context, tx, actor.siteId, after.id)
  }
  await recordProviderChange(tx, context, actor, 'updateSignInProvider', { before, after })
}

/** Disables the providers that one of these people or keys made, but for those that are kept. */
export async function disableProvidersMadeBy(
  context: Context,
  tx: Tx,
  { actor, makerIds, keep }: { actor: Actor; makerIds: readonly string[]; keep: ReadonlySet<string> },
): Promise<void> {
  for (const before of await lockProvidersMadeBy(tx, actor.siteId, makerIds))
    if (!keep.has(before.id))
      await changeProvider(context, tx, actor, { before, after: { ...before, isEnabled: false } })
}

/** Lists them. */
export async function listProvidersMadeBy(
  db: Db,
  siteId: string,
  makerIds: readonly string[],
): Promise<identity.MadeAccess[]> {
  const providers = await findProvidersMadeBy(db, siteId, makerIds)
  return providers.map(({ id, name, issuer }) => ({
    id,
    kind: 'SIGN_IN_PROVIDER',
    name,
    address: issuer,
    canEnd: true,
  }))
}

type ProviderChange = { before?: Provider; after: Provider }

export async function recordProviderChange(
  tx: Tx,
  context: Context,
  actor: Actor,
  operation: string,
  { before, after }: ProviderChange,
): Promise<void> {
  const noted = { operation, entityType: 'signInProvider', entityId: after.id, entityName: after.name }
  const shown = { before: before && providerView(before), after: providerView(after) }
  await recordChange(tx, actor.siteId, actor, { ...noted, ...shown }, context.clock.now())
}
