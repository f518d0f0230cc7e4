import type { Translate } from '../../lib/translate.tsx'

const FEW = 2

/** Describes how many seats are left; `few` marks the last ones. */
export function describeSeatsLeft(t: Translate, open: number): { text: string; few: boolean } {
  return { text: t('site.spots.left', { count: open }), few: open > 0 && open <= FEW }
}
