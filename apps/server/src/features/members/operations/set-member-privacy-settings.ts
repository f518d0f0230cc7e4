import type { memberPrivacySettings } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { findSettings, lockSettings, type MemberSettings, updateSettings } from '../store/settings.ts'
import { defaultPrivacyView, privacySettingsView } from '../view.ts'

export const getDefaultPrivacyStatus: Operation<'getDefaultPrivacyStatus'> = async ({ actor }, { db }) => ({
  defaultPrivacy: defaultPrivacyView(actor.siteId, await findSettings(db, actor.siteId)),
})

/** A private default also forbids public profiles. */
export const setDefaultPrivacyStatus: Operation<'setDefaultPrivacyStatus'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const before = await lockSettings(tx, siteId, context.clock.now())
    if (input.defaultPrivacy.revision !== String(before.default_revision)) return fail('REVISION_MISMATCH')
    const privacy = input.defaultPrivacy.defaultPrivacy ?? before.default_privacy
    const candidates = privacy === 'PRIVATE' ? 'NO_ONE' : 'ANYONE'
    const changed = { default_privacy: privacy, candidates, default_revision: before.default_revision + 1 } as const
    const after = await updateSettings(tx, siteId, changed, context.clock.now())
    await recordSettingsChange(tx, { context, actor, operation: 'setDefaultPrivacyStatus' }, before, after)
    return { defaultPrivacy: defaultPrivacyView(siteId, after) }
  })

export const getMemberPrivacySettings: Operation<'getMemberPrivacySettings'> = async ({ actor }, { db }) => ({
  memberPrivacySettings: privacySettingsView(actor.siteId, await findSettings(db, actor.siteId)),
})

export const setMemberPrivacySettings: Operation<'setMemberPrivacySettings'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const before = await lockSettings(tx, siteId, context.clock.now())
    const { revision, publicMemberVisibility, publicMemberCandidates } = input.memberPrivacySettings
    if (revision !== String(before.revision)) {
      return fail('INVALID_REVISION', { data: { revision: String(before.revision) } })
    }
    const sent = { publicMemberVisibility, publicMemberCandidates }
    const isUnknown = publicMemberVisibility === 'UNKNOWN' || publicMemberCandidates === 'UNKNOWN'
    const isAtOdds = publicMemberCandidates === 'NO_ONE' && before.default_privacy === 'PUBLIC'
    if (isUnknown || isAtOdds) return fail('INVALID_SETTINGS', { data: sent })
    const changed = { ...toSettings(sent), revision: before.revision + 1 }
    const after = await updateSettings(tx, siteId, changed, context.clock.now())
    await recordSettingsChange(tx, { context, actor, operation: 'setMemberPrivacySettings' }, before, after)
    return { memberPrivacySettings: privacySettingsView(siteId, after) }
  })

type Sent = Pick<memberPrivacySettings.MemberPrivacySettings, 'publicMemberVisibility' | 'publicMemberCandidates'>

function toSettings({ publicMemberVisibility, publicMemberCandidates }: Sent): Partial<MemberSettings> {
  return {
    ...(publicMemberVisibility ? { visible_to: publicMemberVisibility === 'VISIBLE_TO_ALL' ? 'ALL' : 'MEMBERS' } : {}),
    ...(publicMemberCandidates === 'ANYONE' || publicMemberCandidates === 'NO_ONE'
      ? { candidates: publicMemberCandidates }
      : {}),
  }
}

type Change = { context: Context; actor: Actor; operation: string }

async function recordSettingsChange(
  tx: Tx,
  { context, actor, operation }: Change,
  before: MemberSettings,
  after: MemberSettings,
) {
  const { siteId } = actor
  const change = { operation, entityType: 'memberPrivacy', entityId: null, entityName: '' }
  const settings = { before: settingsView(before), after: settingsView(after) }
  await recordChange(tx, siteId, actor, { ...change, ...settings }, context.clock.now())
}

/** Audited shape of the settings. */
function settingsView({ default_privacy, visible_to, candidates }: MemberSettings) {
  return { defaultPrivacy: default_privacy, visibleTo: visible_to, candidates }
}
