import { operations } from '@kalends/contract'
import { type AnySpec, pathParameters } from './spec.ts'

const withoutNames = (path: string): string => path.replace(/\{[^}]+\}/g, '{}')

/** The path of the first operation with each address: OpenAPI takes `/forms/{formId}` and `/forms/{form.id}` for one. */
const documented = new Map<string, string>()
for (const ofNoun of Object.values(operations)) {
  for (const { paths } of Object.values(ofNoun) as AnySpec[]) {
    if (!documented.has(withoutNames(paths[0]))) documented.set(withoutNames(paths[0]), paths[0])
  }
}

/** Returns the path of an operation, whose parameters have the same names as in other operations of that address. */
export const documentedPath = ({ paths }: AnySpec): string => documented.get(withoutNames(paths[0])) ?? paths[0]

/** Returns the parameters of an operation's path: their names in the contract and in the document. */
export function namePathParameters(spec: AnySpec): { own: string; name: string }[] {
  const names = pathParameters(documentedPath(spec))
  return pathParameters(spec.paths[0]).map((own, index) => ({ own, name: names[index] ?? own }))
}
