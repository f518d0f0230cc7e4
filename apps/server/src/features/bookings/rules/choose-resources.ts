/** The chosen resources, and whether any of them is busy. */
export type Choice = { resourceIds: string[]; conflict: boolean }

/**
 * Chooses one resource of each group: the first free one, otherwise the first, as a conflict. Groups are the candidates
 * for the staff member and for each further resource type, in order of preference.
 */
export function chooseResources(groups: readonly (readonly string[])[], isTaken: (id: string) => boolean): Choice {
  const choice: Choice = { resourceIds: [], conflict: false }
  for (const group of groups) {
    const free = group.find((id) => !isTaken(id) && !choice.resourceIds.includes(id))
    const chosen = free ?? group[0]
    if (free === undefined) choice.conflict = true
    if (chosen !== undefined) choice.resourceIds.push(chosen)
  }
  return choice
}
