import { useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { laneRefusal } from './lane-refusal.ts'
import type { Explanation, Why } from './load.ts'
import type { Words } from './use-words.ts'
import { waysOut } from './ways.ts'
import styles from './why-not.module.css'

/** The page as text, for whoever asked somebody else. In the order it is spoken: question, answer, verdicts, ways out. */
export function CopyButton({ why, answer, words }: { why: Why; answer: Explanation; words: Words }) {
  const t = useT()
  const formats = useFormats()
  const [isCopied, setCopied] = useState(false)
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const { question, services, people } = why
  const nameOf = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((it) => it.id === id)?.name
  const requested = t.rich(
    'why.question',
    {},
    {
      service: () => nameOf(services, question.service) ?? '',
      with: () => nameOf(people, question.with) ?? t('why.anyone'),
      day: () => formats.dayFull(question.day),
      time: () => `${question.time} (${formats.zoneCity(answer.timezone)})`,
      eyes: () => t(`why.eyes.${question.eyes}`),
    },
  )
  const copy = async (): Promise<void> => {
    const lanes = answer.lanes.map((lane) => {
      const { key, values } = words.verdict(laneRefusal(lane, answer))
      return `${lane.name}: ${t(`why.verdict.${key}`, { ...values, what: values.what || t('why.something') })}`
    })
    const ways = waysOut(answer).map((way) => {
      const { title, cost } = words.way(way)
      return `- ${title}. ${cost}`
    })
    const text = [textOf(requested), '', `${words.headline}. ${words.detail}`, '', ...lanes, '', ...ways]
      .join('\n')
      .trim()
    // Marks of direction help the eye here; in somebody else's letter they only get in the way.
    await navigator.clipboard.writeText(text.replaceAll(/[\u2066-\u2069]/g, ''))
    setCopied(true)
  }
  return (
    <>
      <span role="status" className={styles.copied}>
        {isCopied && t('why.copied')}
      </span>
      <Button type="button" look="quiet" onClick={copy} className={styles.copy}>
        {t('why.copy')}
      </Button>
    </>
  )
}

function textOf(node: React.ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (node && typeof node === 'object' && 'props' in node)
    return textOf((node.props as { children?: React.ReactNode }).children)
  return ''
}
