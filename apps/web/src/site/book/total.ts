import type { Money } from '../../lib/format.ts'
import type { Price } from '../../parts/price.ts'
import type { BookData } from '../data/book.ts'

/** Without people it is for one. */
type Priced = Pick<BookData, 'service' | 'variant' | 'extras' | 'choices'> & { people?: BookData['people'] }

const ONE: BookData['people'] = { total: 1, mix: [] }

/** What all of it comes to; undefined where the price is a word, or nothing. Reckoned in thousandths, so that sums are exact in every currency. */
export function totalOf({ service, people = ONE, variant, extras, choices }: Priced): Money | undefined {
  const { price } = service
  const base = price.kind === 'fixed' || price.kind === 'from' ? price.money : undefined
  const currency = base?.currency ?? variant?.price?.currency
  if (!currency) return undefined
  const unitOf = (choiceId: string | undefined): string =>
    choices.option?.variants.find((known) => known.choiceId === choiceId)?.price?.value ?? base?.value ?? '0'
  const mix = people.mix.length > 0 ? people.mix : [{ choiceId: variant?.choiceId, count: people.total }]
  const heads = mix.reduce((sum, { choiceId, count }) => sum + thousandths(unitOf(choiceId)) * count, 0)
  const more = extras.reduce((sum, addOn) => sum + thousandths(addOn.price?.value ?? '0'), 0)
  return { value: ((heads + more) / 1000).toFixed(3), currency }
}

/** The same as a price, ready to be written: also where it is a word, or nothing. */
export function wholePrice(priced: Priced): Price {
  const { price } = priced.service
  const money = totalOf(priced)
  return money ? { kind: price.kind === 'from' ? 'from' : 'fixed', money } : price
}

const thousandths = (value: string): number => Math.round(Number(value) * 1000)
