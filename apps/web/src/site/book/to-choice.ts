import type { SlotChoice } from '../../paths.ts'
import type { BookData } from '../data/book.ts'
import { writeExtras, writePeople } from '../data/choices.ts'

/** What is being booked, as addresses say it; the hold is added by those who keep it. */
export const toChoice = ({
  slot,
  chosenZone,
  people,
  variant,
  extras,
}: Pick<BookData, 'slot' | 'chosenZone' | 'people' | 'variant' | 'extras'>): SlotChoice => ({
  ...slotChoice(slot),
  zone: chosenZone ?? undefined,
  people: writePeople(people),
  variant: variant?.choiceId,
  extras: writeExtras(extras),
})

/** A course needs no further word: there is only one of it. */
function slotChoice({ start, staffId, locationId, sessionId, scheduleId }: BookData['slot']): SlotChoice {
  if (sessionId) return { session: sessionId }
  if (scheduleId) return {}
  return { time: start, staff: staffId ?? undefined, location: locationId ?? undefined }
}
