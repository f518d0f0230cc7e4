import { useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { findRemedies } from './find-remedies.ts'
import { laneRefusal } from './lane-refusal.ts'
import type { Explanation, Why } from './load.ts'
import type { ExplanationTexts } from './use-explanation-texts.ts'
import styles from './why-not.module.css'

/** Copies the page as text, to send it to someone: question, answer, verdicts, remedies. */
export function CopyButton({ why, answer, texts }: { why: Why; answer: Explanation; texts: ExplanationTexts }) {
  const t = useT()
  const formats = useFormats()
  const [isCopied, setCopied] = useState(false)
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const { question, services, people } = why
  const findName = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((it) => it.id === id)?.name
  const requested = t.rich(
    'why.question',
    {},
    {
      service: () => findName(services, question.service) ?? '',
      with: () => findName(people, question.with) ?? t('why.anyone'),
      day: () => formats.dayFull(question.day),
      time: () => `${question.time} (${formats.zoneCity(answer.timezone)})`,
      viewer: () => t(`why.viewer.${question.viewer}`),
    },
  )
  const copy = async (): Promise<void> => {
    const lanes = answer.lanes.map((lane) => {
      const { key, values } = texts.verdict(laneRefusal(lane, answer))
      return `${lane.name}: ${t(`why.verdict.${key}`, { ...values, what: values.what || t('why.something') })}`
    })
    const remedies = findRemedies(answer).map((remedy) => {
      const { title, cost } = texts.remedy(remedy)
      return `- ${title}. ${cost}`
    })
    const text = [toPlainText(requested), '', `${texts.headline}. ${texts.detail}`, '', ...lanes, '', ...remedies]
      .join('\n')
      .trim()
    // Removes direction marks, which disturb in plain text.
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

function toPlainText(node: React.ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(toPlainText).join('')
  if (node && typeof node === 'object' && 'props' in node)
    return toPlainText((node.props as { children?: React.ReactNode }).children)
  return ''
}
