import { FEATURE_ROOT, FEATURES } from '../project/workspaces.ts'

/** The operations of one noun of the contract. */
export type NounOperations = { noun: string; ids: string[] }

const known = (noun: string): boolean => (FEATURES as readonly string[]).includes(noun)

/** `cancelBooking` → `cancel-booking`. */
export const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Checks that each noun of the contract has its folder there, its feature on the server, and that each of its
 * operations has a test file `apps/server/test/<noun>/<operation>.test.ts`.
 */
export function checkNouns(paths: string[], contract: NounOperations[]): string[] {
  const has = (start: string): boolean => paths.some((path) => path.startsWith(start))
  return contract.flatMap(({ noun, ids }) => [
    ...(known(noun) ? [] : [`the contract's noun ${noun} is not a feature of scripts/project/workspaces.ts`]),
    ...(has(`packages/contract/src/${noun}/`) ? [] : [`the contract's noun ${noun} has no folder of that name`]),
    ...(has(`${FEATURE_ROOT}/${noun}/`) ? [] : [`the contract's noun ${noun} has no feature in ${FEATURE_ROOT}`]),
    ...ids
      .filter((id) => !paths.includes(`apps/server/test/${noun}/${kebab(id)}.test.ts`))
      .map((id) => `${id} has no test: apps/server/test/${noun}/${kebab(id)}.test.ts`),
  ])
}

/** Checks that a test folder mirrors a feature or is one of the listed others. */
export function checkTestFolders(paths: string[], others: string[]): string[] {
  const folders = new Set(
    paths
      .flatMap((path) => /^apps\/server\/test\/([^/]+)\//.exec(path)?.[1] ?? [])
      .filter((name) => name !== 'support'),
  )
  return [...folders]
    .filter((name) => !known(name) && !others.includes(name))
    .map((name) => `apps/server/test/${name} mirrors no feature and isn't listed in scripts/check-structure.ts`)
}
