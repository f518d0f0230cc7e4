import type { ReactNode } from 'react'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
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
    return <p className={styles.sentence}>{say('changes.one', first, names)}</p>
  return (
    <>
      <p className={styles.sentence}>{t.rich(`changes.did.${verb}`, {}, names)}</p>
      {verb === 'changed' && (
        <ul className={styles.fields}>
          {changes.map((change) => (
            <li key={change.field}>{say('changes.line', change, {})}</li>
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
  const { timeZone: zone, currency } = useSite()
  const speech = { t, formats, zone, currency }
  return (key: 'changes.one' | 'changes.line', { field, before, after }: Change, names: Names): ReactNode => {
    const [was, is] = [valueWords(field, before, speech), valueWords(field, after, speech)]
    const values = { field: fieldName(field, t), before: was ?? '', after: is ?? '' }
    if (was === undefined || is === undefined || was === is) return t.rich(`${key}.vague`, values, names)
    if (was === null) return t.rich(`${key}.set`, values, names)
    return t.rich(is === null ? `${key}.emptied` : key, values, names)
  }
}
