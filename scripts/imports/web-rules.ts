import { FACES, WEB_LAYERS } from '../project/workspaces.ts'
import type { Rule } from './rule.ts'

const SRC = 'apps/web/src/'

/** Returns the layer of a path: a face, parts, ui, lib, or undefined for routes and the entries above them. */
function findLayer(path: string): string | undefined {
  if (!path.startsWith(SRC)) return undefined
  const folder = path.slice(SRC.length).split('/')[0] ?? ''
  return [...FACES, ...WEB_LAYERS].find((layer) => layer === folder)
}

const isFace = (layer: string): boolean => (FACES as readonly string[]).includes(layer)

const depth = (layer: string): number => (isFace(layer) ? 0 : 1 + (WEB_LAYERS as readonly string[]).indexOf(layer))

export const webRules: Rule[] = [
  {
    name: 'faces-apart',
    says: 'a face never imports another face; what two share belongs in parts/',
    refuses: ({ from, to }) => {
      const source = findLayer(from)
      const target = findLayer(to)
      return source !== undefined && target !== undefined && isFace(source) && isFace(target) && source !== target
    },
  },
  {
    name: 'layers',
    says: 'imports go routes → face → parts → ui → lib',
    refuses: ({ from, to }) => {
      const source = findLayer(from)
      if (source === undefined || !to.startsWith(SRC)) return false
      const target = findLayer(to)
      return target === undefined ? isPage(to) : depth(target) < depth(source)
    },
  },
]

/**
 * The route table and the entries come before every face. Every layer may import paths.ts and the types beside them.
 */
const isPage = (path: string): boolean => /\/(routes|root|entry\.[a-z]+|server)\.tsx?$/.test(path)
