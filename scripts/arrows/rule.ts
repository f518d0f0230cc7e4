/** One import as the rules see it: both ends spelt by `resolveImport`. */
export type Arrow = {
  from: string
  to: string
  /** The words in the import statement, for the message and to tell a package from a path into it. */
  specifier: string
  typeOnly: boolean
  line: number
}

export type Rule = {
  /** A name to find the rule by. */
  name: string
  /** The sentence printed beside a violation. */
  says: string
  refuses: (arrow: Arrow) => boolean
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$|\/test\//.test(path)
