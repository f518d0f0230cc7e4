import { useFormats, useT } from '../../lib/translate.tsx'
import { Pavement } from '../../ui/pavement/pavement.tsx'
import type { Draft } from './data/draft.ts'
import type { EditorChoices } from './data/load-editor.ts'
import styles from './editor.module.css'
import { pictureAt } from './gallery-field.tsx'

type Props = { draft: Draft; choices: EditorChoices; currency: string; id: string }

/** The service as customers will see it, updated while typing. */
export function Preview({ draft, choices, currency, id }: Props) {
  const t = useT()
  const formats = useFormats()
  const people = choices.staff.filter((one) => draft.staff.includes(one.id)).map(({ name }) => name)
  const where = [
    ...choices.locations.filter((one) => draft.locations.includes(one.id)).map(({ name }) => name),
    draft.street,
  ]
  const [cover] = draft.pictures
  const facts = [useLength(draft), usePrice(draft, currency)].filter(Boolean)
  return (
    <aside className={styles.preview} aria-label={t('service.preview')}>
      <p className={styles.caption}>{t('service.preview')}</p>
      <div className={styles.card}>
        <div className={styles.picture}>
          {cover ? <img src={pictureAt(cover.url, 640)} alt={cover.alt} /> : <Pavement id={id} tile={64} />}
        </div>
        <div className={styles.words}>
          <h3>
            <bdi>{draft.name || t('service.preview.name')}</bdi>
          </h3>
          {draft.tagLine && <p>{draft.tagLine}</p>}
          <p>{facts.join(' · ')}</p>
          {people.length > 0 && <p>{t('service.preview.with', { names: formats.anyOf(people) })}</p>}
          <p className="k-2">{where.filter(Boolean).join(' · ')}</p>
          {draft.description && <p className={styles.long}>{draft.description}</p>}
        </div>
      </div>
      {draft.hidden && <p className={styles.caption}>{t('service.preview.hidden')}</p>}
      {!draft.hidden && !draft.category && <p className={styles.caption}>{t('service.preview.category')}</p>}
    </aside>
  )
}

function useLength({ type, rental, minutes, shortest, longest, capacity }: Draft): string {
  const t = useT()
  const formats = useFormats()
  if (type !== 'APPOINTMENT') return t('service.preview.spots', { count: Number(capacity) || 0 })
  if (rental !== 'none') {
    const [from, to] = [shortest, longest].map((text) => (Number(text) || 0) * (rental === 'DAY' ? 1440 : 1))
    if (!from || !to) return ''
    const lengths = { shortest: formats.duration(from), longest: formats.duration(to) }
    return from === to ? lengths.longest : t('service.preview.lengths', lengths)
  }
  return Number(minutes) > 0 ? formats.duration(Number(minutes)) : ''
}

function usePrice({ type, rental, rate, price, priceText }: Draft, currency: string): string {
  const t = useT()
  const formats = useFormats()
  if (rate === 'NO_FEE') return t('common.free')
  if (rate === 'CUSTOM') return priceText
  const value = price.replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(value)) return ''
  const shown = formats.money({ value, currency })
  if (rate === 'VARIED') return t('common.priceFrom', { price: shown })
  return type === 'APPOINTMENT' && rental === 'DAY' ? t('common.pricePerDay', { price: shown }) : shown
}
