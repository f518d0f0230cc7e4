/** Who takes part, and whether anyone of them is taken already. */
export type Choice = { resourceIds: string[]; conflict: boolean }

/**
 * One resource of each group: the first that is free, else the first, which is then a conflict. The groups are the
 * candidates for the person and for each further kind of thing, in the order of preference.
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
