import { useState } from 'react'
import { type Card, newCard } from './list-cards.ts'

/** What came of a form that offers saved cards. */
export type CardOutcome = { card?: string; attempt?: string }

export type ChosenCard = {
  cards: readonly Card[]
  /** Id of the card, or `newCard`. */
  chosen: string
  choose: (card: string) => void
  /** Changes when the form was answered, so that the answer decides what is chosen. */
  answer: string | undefined
}

/** Returns the card that is chosen: what the customer picked since the form was answered, or the first. */
export function useCard(cards: readonly Card[], outcome: CardOutcome | undefined): ChosenCard {
  const answer = outcome?.attempt
  const [picked, pick] = useState<{ card: string; answer: string | undefined }>()
  const wanted = picked && picked.answer === answer ? picked.card : outcome?.card
  const chosen = [...cards.map(({ id }) => id), newCard].find((id) => id === wanted) ?? cards[0]?.id ?? newCard
  return { cards, chosen, choose: (card) => pick({ card, answer }), answer }
}
