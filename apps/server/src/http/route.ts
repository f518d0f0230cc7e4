/** Converts a path template: `{service.id}` → `:p0`; escapes a literal colon after a parameter. */
export function toRoute(path: string): { url: string; pathNames: string[] } {
  const pathNames: string[] = []
  const url = path.replaceAll(/\{([^}]+)\}(:?)/g, (_, name: string, colon: string) => {
    pathNames.push(name)
    return `:p${pathNames.length - 1}${colon ? '(^[^:]+)::' : ''}`
  })
  return { url, pathNames }
}
