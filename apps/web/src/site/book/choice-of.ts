import type { SlotChoice } from '../../paths.ts'
import type { BookData } from '../data/book.ts'

/** What is being booked, as addresses say it; the hold is added by those who keep it. */
export const choiceOf = ({ slot, chosenZone }: Pick<BookData, 'slot' | 'chosenZone'>): SlotChoice => ({
  time: slot.start,
  staff: slot.staffId ?? undefined,
  location: slot.locationId ?? undefined,
  zone: chosenZone ?? undefined,
})
