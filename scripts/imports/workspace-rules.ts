import { findWorkspace, MAY_IMPORT, WORKSPACES } from '../project/workspaces.ts'
import { type ImportEdge, isTest, type Rule } from './rule.ts'

/** Returns the workspace of a path or of a package of ours. */
const findTargetWorkspace = (target: string): string | undefined =>
  WORKSPACES.find((workspace) => target === workspace) ?? findWorkspace(target)

const crossesWorkspaces = ({ from, to }: ImportEdge): boolean => {
  const target = findTargetWorkspace(to)
  return target !== undefined && target !== findWorkspace(from)
}

export const workspaceRules: Rule[] = [
  {
    name: 'workspaces',
    says: 'a workspace imports only the ones listed for it (scripts/project/workspaces.ts)',
    refuses: (edge) => {
      const allowed = MAY_IMPORT[findWorkspace(edge.from) ?? '']
      return allowed !== undefined && crossesWorkspaces(edge) && !allowed.includes(findTargetWorkspace(edge.to) ?? '')
    },
  },
  {
    name: 'package-names',
    says: 'another workspace is imported by its package name, never by a path into it; only tests share test support',
    refuses: (edge) =>
      findWorkspace(edge.from) !== undefined &&
      crossesWorkspaces(edge) &&
      edge.specifier.startsWith('.') &&
      !(isTest(edge.from) && isTest(edge.to)),
  },
  {
    name: 'scripts-stay-apart',
    says: 'a workspace imports nothing of scripts/',
    refuses: ({ from, to }) => findWorkspace(from) !== undefined && to.startsWith('scripts/'),
  },
  {
    name: 'web-contract-types',
    says: 'the pages import only types from the contract, except the rules of forms; values come through the sdk',
    refuses: ({ from, to, typeOnly, specifier }) =>
      from.startsWith('apps/web/') &&
      to === 'packages/contract' &&
      specifier !== '@kalends/contract/form-rules' &&
      !typeOnly &&
      !isTest(from),
  },
  {
    name: 'availability-is-pure',
    says: 'the engine is pure: it imports no node: module',
    refuses: ({ from, to }) => from.startsWith('packages/availability/src/') && !isTest(from) && to.startsWith('node:'),
  },
]
