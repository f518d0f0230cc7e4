/** Whether a filter leaves nothing out: it asks for nothing, or joins parts that don't. */
export function findsAll(filter: object): boolean {
  return Object.entries(filter).every(([name, part]) => {
    const parts = Array.isArray(part) ? part.filter((it) => typeof it === 'object' && it !== null) : []
    if (name === '$and') return parts.every(findsAll)
    return name === '$or' && parts.some(findsAll)
  })
}
