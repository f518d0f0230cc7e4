import { Choice } from '../../ui/choice.tsx'
import { newCard } from './list-cards.ts'
import type { ChosenCard } from './use-card.ts'

/** Texts of the page, whose catalogue differs by face. */
export type CardTexts = { legend: string; expires: (date: string) => string; other: string; otherNote: string }

/** The saved cards of a member, and a new one. */
export function CardChoice({ card, texts }: { card: ChosenCard; texts: CardTexts }) {
  const saved = card.cards.map(({ id, name, expires }) => ({ value: id, label: name, note: texts.expires(expires) }))
  const other = { value: newCard, label: texts.other, note: texts.otherNote }
  return (
    <Choice
      key={card.answer}
      legend={texts.legend}
      name="card"
      options={[...saved, other]}
      value={card.chosen}
      onChange={card.choose}
    />
  )
}
