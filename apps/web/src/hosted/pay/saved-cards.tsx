import { useT } from '../../lib/translate.tsx'
import { CardChoice } from '../../parts/saved-cards/card-choice.tsx'
import type { Card } from '../../parts/saved-cards/list-cards.ts'
import { type CardOutcome, useCard } from '../../parts/saved-cards/use-card.ts'

type Props = {
  cards: readonly Card[]
  /** Key of the first attempt, which the form sends once or more. */
  attempt: string
  outcome: CardOutcome | undefined
}

/** The saved cards of a member in a checkout; nothing without any. */
export function SavedCards({ cards, attempt, outcome }: Props) {
  const t = useT()
  const card = useCard(cards, outcome)
  if (cards.length === 0) return null
  const texts = {
    legend: t('checkout.card'),
    expires: (date: string) => t('checkout.card.expires', { date }),
    other: t('checkout.card.new'),
    otherNote: t('checkout.card.newNote'),
  }
  return (
    <>
      <input type="hidden" name="attempt" value={outcome?.attempt ?? attempt} />
      <CardChoice card={card} texts={texts} />
    </>
  )
}
