import { useT } from '../../lib/translate.tsx'
import { CardChoice } from '../../parts/saved-cards/card-choice.tsx'
import type { ChosenCard } from '../../parts/saved-cards/use-card.ts'
import styles from './book.module.css'

/** The saved cards of a member, for the booking or for its fees. `pays`: it pays now. */
export function Cards({ card, pays }: { card: ChosenCard; pays: boolean }) {
  const t = useT()
  const texts = {
    legend: t(pays ? 'form.book.card' : 'form.book.card.fees'),
    expires: (date: string) => t('form.book.card.expires', { date }),
    other: t('form.book.card.new'),
    otherNote: t('form.book.pay.cardNote'),
  }
  return (
    <section className={styles.group}>
      <CardChoice card={card} texts={texts} />
    </section>
  )
}
