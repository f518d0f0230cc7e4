import { useFormats, useT } from '../../lib/translate.tsx'
import { planPriceHead, writeCredits, writeFees, writePlanLength } from '../../parts/plan-price.ts'
import { Icon } from '../../ui/icon.tsx'
import editor from '../service/editor.module.css'
import type { Named } from '../services/data/load-services.ts'
import { type Draft, perkLines, previewPrice, toBenefit } from './data/draft.ts'
import styles from './preview.module.css'

type Props = { draft: Draft; services: readonly Named[]; currency: string }

/** The plan as customers will see it, updated while typing. */
export function Preview({ draft, services, currency }: Props) {
  const t = useT()
  const formats = useFormats()
  const price = previewPrice(draft, currency)
  const [amount, often] = price ? planPriceHead(price, t, formats) : ['', '']
  const { creditsPerCycle } = toBenefit(draft)
  const covered = services.filter(({ id }) => draft.services.includes(id)).map(({ name }) => name)
  const lines = price
    ? [
        writePlanLength(price.terms, t),
        ...(price.trialDays > 0 ? [t('plan.preview.trial', { count: price.trialDays })] : []),
        ...writeFees(price, t, formats),
      ]
    : []
  const perks = [
    ...(price && creditsPerCycle !== -1 ? [writeCredits(creditsPerCycle, price, t)] : []),
    ...perkLines(draft),
  ]
  return (
    <aside className={editor.preview} aria-label={t('plan.preview')}>
      <p className={editor.caption}>{t('plan.preview')}</p>
      <div className={`${editor.card} ${styles.card}`}>
        <h3>
          <bdi>{draft.name || t('plan.preview.name')}</bdi>
        </h3>
        {draft.description && <p className="k-2">{draft.description}</p>}
        <p className={styles.price}>
          <b className="k-serif">{amount}</b> {often}
        </p>
        <p className={editor.caption}>{lines.join(' · ')}</p>
        <ul className={styles.perks}>
          {[...new Set(perks)].map((perk) => (
            <li key={perk}>
              <Icon name="check" size={18} />
              <bdi>{perk}</bdi>
            </li>
          ))}
        </ul>
        {covered.length > 0 && <p className="k-small">{t('plan.preview.for', { names: formats.allOf(covered) })}</p>}
      </div>
      {!draft.isPublic && <p className={editor.caption}>{t('plan.preview.hidden')}</p>}
    </aside>
  )
}
