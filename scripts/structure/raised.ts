/** An operation with the codes and validation rules that the facts name for it. */
export type Promised = { id: string; noun: string; names: string[] }

/** A server test: its path and its text. */
export type TestText = { path: string; text: string }

/**
 * Checks that every code and rule is in a test of the operation's noun, or listed among those that cannot occur: under
 * its name, or as `noun/NAME` if that applies to one noun. Nothing else is listed there.
 */
export function judgeRaised(
  promised: Promised[],
  tests: TestText[],
  neverRaised: Readonly<Record<string, string>>,
): string[] {
  const explained = (noun: string, name: string): boolean =>
    Object.hasOwn(neverRaised, name) || Object.hasOwn(neverRaised, `${noun}/${name}`)
  const wordsByNoun = new Map(
    [...new Set(promised.map(({ noun }) => noun))].map((noun) => [noun, wordsIn(tests, noun)]),
  )
  const missing = promised.flatMap(({ id, noun, names }) =>
    names
      .filter((name) => !wordsByNoun.get(noun)?.has(name) && !explained(noun, name))
      .map((name) => `${noun}: no test raises ${name}, which the facts name for ${id}`),
  )
  const known = new Set(promised.flatMap(({ noun, names }) => names.flatMap((name) => [name, `${noun}/${name}`])))
  const idle = Object.keys(neverRaised)
    .filter((name) => !known.has(name))
    .map((name) => `never-raised.ts explains ${name}, which the facts name for no operation of ours`)
  return [...missing, ...idle]
}

function wordsIn(tests: TestText[], noun: string): Set<string> {
  const folders = [`apps/server/test/${noun}/`, `apps/server/src/features/${noun}/`]
  const own = tests.filter(({ path }) => folders.some((folder) => path.startsWith(folder)))
  return new Set(own.flatMap(({ text }) => text.match(/\w+/g) ?? []))
}
