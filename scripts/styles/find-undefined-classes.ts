/** A class that a component takes from a CSS module which does not define it. */
export type UndefinedClass = { file: string; stylesheet: string; name: string }

/** Returns the names of the classes that a stylesheet defines. */
export function definedClasses(css: string): ReadonlySet<string> {
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return new Set([...withoutComments.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name ?? ''))
}

/**
 * Finds classes that a file uses as `styles.name` and that the imported CSS module does not define. TypeScript cannot:
 * it knows every property of a CSS module as a string.
 *
 * @param read returns the text of the stylesheet that an import of the file names
 */
export function findUndefinedClasses(file: string, text: string, read: (path: string) => string): UndefinedClass[] {
  const imports = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)]
  const code = text.replaceAll(/'[^'\n]*'/g, "''")
  return imports.flatMap(([, name = '', stylesheet = '']) => {
    const defined = definedClasses(read(stylesheet))
    const used = [...code.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used)
    const missing = new Set(used.filter((one) => !defined.has(one)))
    return [...missing].map((missed) => ({ file, stylesheet, name: missed }))
  })
}
