import type { Infer, servicesOwn } from '@kalends/contract'
import type { BookableService } from '../rules/bookable-service.ts'

/** Variants and add-ons as a customer chooses among them. */
export function choicesView({
  options,
  addOnGroups,
}: Pick<BookableService, 'options' | 'addOnGroups'>): Infer<typeof servicesOwn.GetServiceChoicesResponse> {
  return {
    option: options && {
      optionId: options.optionId,
      kind: options.kind,
      name: options.name,
      variants: options.variants.map(({ choice, choiceId, label, durationMinutes, price }) => ({
        choiceId,
        label,
        durationMinutes,
        price,
        resourceId: options.kind === 'STAFF_MEMBER' ? choice : null,
      })),
    },
    addOnGroups: addOnGroups.map(({ id, name, prompt, maxAddOns, addOns }) => ({
      id,
      name,
      prompt,
      maxAddOns,
      addOns: addOns.map(({ id: addOnId, name: addOnName, durationMinutes, maxQuantity, price }) => ({
        id: addOnId,
        name: addOnName,
        durationMinutes,
        maxQuantity,
        price,
      })),
    })),
  }
}
