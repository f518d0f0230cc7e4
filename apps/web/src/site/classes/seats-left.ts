import type { Translate } from '../../lib/translate.tsx'

const FEW = 2

/** How many places are left, in words; the last ones are said in rubric. */
export function describeSeatsLeft(t: Translate, open: number): { text: string; few: boolean } {
  return { text: t('site.places.left', { count: open }), few: open > 0 && open <= FEW }
}
