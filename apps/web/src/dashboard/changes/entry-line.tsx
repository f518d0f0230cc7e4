import type { ReactNode } from 'react'
import type { MessageKey } from '../../lib/messages/store.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { useBusiness } from '../use-business.ts'
import styles from './changes.module.css'
import { kindOf, verbOf } from './kinds.ts'
import type { Change, Entry } from './load.ts'
import { fieldName, isTold, valueWords } from './values.ts'

/** One change as a sentence; what belongs to it in lines of their own where there is more than one. */
export function EntryLine({ entry }: { entry: Entry }) {
  const t = useT()
  const say = useSentence()
  const changes = entry.changes.filter(({ field }) => isTold(field))
  const verb = verbOf(entry)
  const names = {
    actor: () => <b dir="auto">{entry.actorName || t('changes.house')}</b>,
    thing: () => <Thing entry={entry} />,
    name: () => <b dir="auto">{entry.entityName}</b>,
  }
  const [first] = changes
  if (verb === 'changed' && first && changes.length === 1)
    return <p className={styles.sentence}>{say((way) => `changes.one.${way}`, first, names)}</p>
  return (
    <>
      <p className={styles.sentence}>{t.rich(`changes.did.${verb}`, {}, names)}</p>
      {verb === 'changed' && (
        <ul className={styles.fields}>
          {changes.map((change) => (
            <li key={change.field}>{say((way) => `changes.line.${way}`, change, {})}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Thing({ entry }: { entry: Entry }) {
  const t = useT()
  return t.rich(`changes.the.${kindOf(entry.entityType)}`, {}, { name: () => <b dir="auto">{entry.entityName}</b> })
}

type Names = Record<string, () => ReactNode>

/** The sentence of a field, by what is known of before and after. */
function useSentence() {
  const t = useT()
  const formats = useFormats()
  const { timeZone: zone, currency } = useBusiness()
  const speech = { t, formats, zone, currency }
  return (key: (way: Way) => MessageKey, { field, before, after }: Change, names: Names): ReactNode => {
    const [was, is] = [valueWords(field, before, speech), valueWords(field, after, speech)]
    return t.rich(key(wayOf(was, is)), { field: fieldName(field, t), before: was ?? '', after: is ?? '' }, names)
  }
}

type Way = 'turned' | 'set' | 'emptied' | 'vague'
type Words = ReturnType<typeof valueWords>

/** What became of a field; what cannot be said in a word is only said to have changed. */
function wayOf(was: Words, is: Words): Way {
  if (was === undefined || is === undefined || was === is) return 'vague'
  if (was === null) return 'set'
  return is === null ? 'emptied' : 'turned'
}
