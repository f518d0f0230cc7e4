import { useT } from '../../lib/translate.tsx'
import { Choice } from '../../ui/choice.tsx'
import { type Card, newCard } from '../data/load-cards.ts'
import styles from './book.module.css'

type Props = {
  cards: readonly Card[]
  /** Id of the card, or `newCard`. */
  chosen: string
  choose: (card: string) => void
  /** It pays now; otherwise it is saved for fees only. */
  pays: boolean
}

/** The saved cards of a member, and a new one. */
export function Cards({ cards, chosen, choose, pays }: Props) {
  const t = useT()
  const saved = cards.map(({ id, name, expires }) => ({
    value: id,
    label: name,
    note: t('form.book.card.expires', { date: expires }),
  }))
  const other = { value: newCard, label: t('form.book.card.new'), note: t('form.book.pay.cardNote') }
  return (
    <section className={styles.group}>
      <Choice
        key={chosen}
        legend={t(pays ? 'form.book.card' : 'form.book.card.fees')}
        name="card"
        options={[...saved, other]}
        value={chosen}
        onChange={choose}
      />
    </section>
  )
}
