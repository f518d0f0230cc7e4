import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import type { MemberShown } from '../members/data/load-member.ts'
import styles from '../members/members.module.css'

/** The member's account details. */
export function MemberFacts({ member, zone }: { member: MemberShown; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const day = (at: string): string => formats.dayMonthYear(dayIn(at, zone))
  const facts = [
    [t('members.fact.email'), <bdi key="email">{member.email}</bdi>],
    [t('members.fact.verified'), t(member.isVerified ? 'people.yes' : 'people.no')],
    [t('members.fact.factors'), member.factorTypes.map((factor) => t('members.factor', { factor })).join(' · ')],
    [t('members.fact.nickname'), member.nickname],
    [t('members.fact.since'), day(member.since)],
    [t('members.fact.lastSignIn'), member.lastSeen && day(member.lastSeen)],
  ] as const
  return (
    <section className={styles.part} aria-labelledby="facts">
      <h2 id="facts">{t('members.facts')}</h2>
      <Avatar id={member.id} name={member.name} photoUrl={member.photoUrl} size={72} />
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
