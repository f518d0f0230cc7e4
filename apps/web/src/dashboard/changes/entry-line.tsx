import type { ReactNode } from 'react'
import type { MessageKey } from '../../lib/messages/store.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { useBusiness } from '../use-business.ts'
import styles from './changes.module.css'
import { toKind, toVerb } from './kinds.ts'
import type { Change, Entry } from './load.ts'
import { fieldName, formatValue, isShown } from './values.ts'

/** One change as a sentence; several changed fields get a line each. */
export function EntryLine({ entry }: { entry: Entry }) {
  const t = useT()
  const sentence = useSentence()
  const changes = entry.changes.filter(({ field }) => isShown(field))
  const verb = toVerb(entry)
  const placeholders = {
    actor: () => <b dir="auto">{entry.actorName || t('changes.system')}</b>,
    thing: () => <Thing entry={entry} />,
    name: () => <b dir="auto">{entry.entityName}</b>,
  }
  const [first] = changes
  if (verb === 'changed' && first && changes.length === 1) {
    // “The special hours of the hours of Ida” says it twice.
    const thing = toKind(entry.entityType) === 'workingHours' ? placeholders.name : placeholders.thing
    return (
      <p className={styles.sentence}>{sentence((kind) => `changes.one.${kind}`, first, { ...placeholders, thing })}</p>
    )
  }
  return (
    <>
      <p className={styles.sentence}>{t.rich(`changes.action.${verb}`, {}, placeholders)}</p>
      {verb === 'changed' && (
        <ul className={styles.fields}>
          {changes.map((change) => (
            <li key={change.field}>{sentence((kind) => `changes.line.${kind}`, change, {})}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Thing({ entry }: { entry: Entry }) {
  const t = useT()
  return t.rich(`changes.entity.${toKind(entry.entityType)}`, {}, { name: () => <b dir="auto">{entry.entityName}</b> })
}

type Placeholders = Record<string, () => ReactNode>

/** Describes a changed field by the values before and after. */
function useSentence() {
  const t = useT()
  const formats = useFormats()
  const { timeZone: zone, currency } = useBusiness()
  const speech = { t, formats, zone, currency }
  return (
    key: (kind: ChangeKind) => MessageKey,
    { field, before, after }: Change,
    placeholders: Placeholders,
  ): ReactNode => {
    const was = formatValue(field, before, speech)
    const is = formatValue(field, after, speech)
    return t.rich(
      key(describeKind(was, is)),
      { field: fieldName(field, t), before: was ?? '', after: is ?? '' },
      placeholders,
    )
  }
}

type ChangeKind = 'replaced' | 'set' | 'cleared' | 'withoutValues'
type ChangeValues = ReturnType<typeof formatValue>

/** Returns how a field changed; values that cannot be described are only reported as changed. */
function describeKind(was: ChangeValues, is: ChangeValues): ChangeKind {
  if (was === undefined || is === undefined || was === is) return 'withoutValues'
  if (was === null) return 'set'
  return is === null ? 'cleared' : 'replaced'
}
