/** One import, both ends as `resolveImport` spells them. */
export type ImportEdge = {
  from: string
  to: string
  /** As written, for the message and to distinguish a package from a path into it. */
  specifier: string
  typeOnly: boolean
  line: number
}

export type Rule = {
  /** Identifies the rule. */
  name: string
  /** Printed with a violation. */
  says: string
  refuses: (edge: ImportEdge) => boolean
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$|\/test\//.test(path)
