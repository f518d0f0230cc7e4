import { useFormats, useT } from '../../lib/translate.tsx'
import type { MemberShown } from '../members/data/load-member.ts'
import styles from '../members/members.module.css'

const knownActions = [
  'create',
  'register',
  'update',
  'approve',
  'block',
  'disconnect',
  'mute',
  'unmute',
  'delete',
  'restore',
  'join',
  'leave',
  'verify',
  'skipVerification',
  'signOn',
  'signOut',
  'removeFactors',
] as const

/** The history of a member, newest first. */
export function MemberHistory({ actions, zone }: { actions: MemberShown['history']; zone: string }) {
  const t = useT()
  const formats = useFormats()
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history">{t('members.history')}</h2>
      <ol className={styles.history}>
        {actions.map(({ date, action, actorType, actorName }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added, and have nothing else of their own
          <li key={actions.length - index}>
            <time dateTime={date}>{formats.moment(date, zone)}</time>
            <span dir="auto">
              {t(`members.history.${knownActions.find((name) => name === action) ?? 'other'}`, {
                name: actorName ?? t(actorType === 'member' ? 'members.actor' : 'changes.system'),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
