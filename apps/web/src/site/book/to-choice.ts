import type { SlotChoice } from '../../paths.ts'
import type { BookData } from '../data/book.ts'
import { writeExtras, writePeople } from '../data/choices.ts'

/** Returns the URL parameters of what is being booked, without the hold. */
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

/** A course needs no parameter: there is only one of it. */
function slotChoice({ start, staffId, locationId, sessionId, scheduleId }: BookData['slot']): SlotChoice {
  if (sessionId) return { session: sessionId }
  if (scheduleId) return {}
  return { time: start, staff: staffId ?? undefined, location: locationId ?? undefined }
}
