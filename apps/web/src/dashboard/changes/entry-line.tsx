import type { ReactNode } from 'react'
import type { MessageKey } from '../../lib/messages/store.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { useBusiness } from '../use-business.ts'
import styles from './changes.module.css'
import { type Line, toLines } from './fields.ts'
import { namelessActor, toKind, toVerb } from './kinds.ts'
import type { Entry } from './load.ts'
import { formatValue } from './values.ts'

/** One change as a sentence; several changed fields get a line each. */
export function EntryLine({ entry }: { entry: Entry }) {
  const t = useT()
  const sentence = useSentence()
  const lines = toLines(entry.entityType, entry.changes)
  const verb = toVerb(entry)
  const placeholders = {
    actor: () => <b dir="auto">{entry.actorName || t(namelessActor(entry))}</b>,
    thing: () => <Thing entry={entry} />,
    name: () => <b dir="auto">{entry.entityName}</b>,
  }
  const [first] = lines
  if (verb === 'changed' && first && lines.length === 1) {
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
          {lines.map((line) => (
            <li key={line.name}>{sentence((kind) => `changes.line.${kind}`, line, {})}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Thing({ entry }: { entry: Entry }) {
  const t = useT()
  return t.rich(entityKey(entry), {}, { name: () => <b dir="auto">{entry.entityName}</b> })
}

/** The order of the staff list has no name, and an entry may have lost its own to an erasure. */
function entityKey({ entityType, entityName }: Entry): MessageKey {
  const kind = toKind(entityType)
  if (entityName) return `changes.entity.${kind}`
  if (kind === 'staffMember') return 'changes.entity.team'
  return kind === 'other' ? 'changes.entity.nameless' : `changes.entity.${kind}`
}

type Placeholders = Record<string, () => ReactNode>

/** Describes a changed field by the values before and after. */
function useSentence() {
  const t = useT()
  const formats = useFormats()
  const { timeZone: zone, currency } = useBusiness()
  const speech = { t, formats, zone, currency }
  return (key: (kind: ChangeKind) => MessageKey, { name, change }: Line, placeholders: Placeholders): ReactNode => {
    const was = change && formatValue(change.field, change.before, speech)
    const is = change && formatValue(change.field, change.after, speech)
    const values = { field: t(`changes.field.${name}`), before: was ?? '', after: is ?? '' }
    return t.rich(key(describeKind(was, is)), values, placeholders)
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
