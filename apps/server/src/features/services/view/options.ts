import type { BookableOptions, BookableVariant } from '../rules/bookable-service.ts'
import type { StoredChoice } from '../rules/new-options.ts'
import type { OptionsRow } from '../store/rows.ts'

/** Returns variants as availability and bookings read them; undefined if the stored ones name no option. */
export function optionsView({ id, options, variants }: OptionsRow): BookableOptions | null {
  const [option] = options
  if (!option) return null
  return {
    id,
    optionId: option.id,
    kind: option.type,
    name: option.customData?.name ?? option.durationData?.name ?? '',
    variants: variants.flatMap(({ choices: [choice], price }) => (choice ? variant(choice, price ?? null) : [])),
  }
}

function variant(choice: StoredChoice, price: BookableVariant['price']): BookableVariant {
  const { id: choiceId, custom, staffMemberId, duration } = choice
  return {
    choiceId,
    choice: custom ?? staffMemberId ?? choiceId,
    durationMinutes: duration?.minutes ?? null,
    price,
    label: custom ?? duration?.name ?? '',
  }
}
