import { type Cost, findLargest } from './costs.ts'

/** A CPU profile as V8 takes it; only what is read here. */
export type CpuProfile = {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[]
  samples: number[]
  timeDeltas: number[]
}

/** Returns the largest costs by part of the program: a folder of ours, a package, a module of Node, or V8's own work. */
export function serverCosts({ nodes, samples, timeDeltas }: CpuProfile): Cost[] {
  const parts = new Map(nodes.map(({ id, callFrame }) => [id, findPart(callFrame)]))
  const amounts = samples.map((id, index) => ({
    name: parts.get(id) ?? '',
    amount: Math.max(0, timeDeltas[index] ?? 0),
  }))
  return findLargest(amounts.filter(({ name }) => name !== '(idle)' && name !== '(root)'))
}

function findPart({ functionName, url }: CpuProfile['nodes'][number]['callFrame']): string {
  if (functionName === '(garbage collector)') return 'garbage collection'
  if (functionName === '(program)') return 'native code and system calls'
  if (url === '') return functionName.startsWith('(') ? functionName : `built-in \`${functionName}\``
  if (url.startsWith('node:')) return `Node: \`${url}\``
  const ofPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (ofPackage) return `package \`${ofPackage}\``
  const own = /(apps|packages)\/([^/]+)\/dist\/((?:features\/)?[^/]+)/.exec(url)
  return own ? `ours: \`${own[1]}/${own[2]}\` ${own[3]}` : `\`${url}\``
}
