/**
 * Returns the titles of the tests in a file: the first texts of `it`, `test` and `proves`. Parameters of `it.each` and the
 * like are skipped.
 */
export function readTitles(text: string): Set<string> {
  const found = text.matchAll(
    /\b(?:it|test|proves)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g,
  )
  return new Set([...found].map(([, , title = '']) => title))
}
