/** The reference as the build makes it: see vite-plugin.ts. */
declare module 'virtual:reference' {
  /** An operation in lists. */
  export type ListedOperation = { name: string; summary: string; method: string; path: string }

  /** Operations about one noun. */
  export type Noun = { name: string; title: string; description: string; operations: ListedOperation[] }

  /** The texts of pages as Markdown, by the name of the operation or object. */
  export type Texts = Record<string, string>

  type Loaders = Record<string, () => Promise<{ default: Texts }>>
  export const nouns: Noun[]
  export const objectNames: string[]
  export const operations: Loaders
  export const objects: Loaders
}
