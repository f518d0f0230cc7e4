// Compares the contract with packages/contract/facts: every built operation answers on every address the facts name,
// with the same method, and refuses only with codes the facts or our own table know. Fails with one line per difference.
import { readdirSync, readFileSync } from 'node:fs'
import { type OperationSpec, operations } from '@kalends/contract'

interface FactOperation {
  method: string
  path: string
  sdkUrl?: string
  selfHostUrl?: string
  aliases?: string[]
  fallback?: { path?: string; sdkUrl?: string; selfHostUrl?: string; aliases?: string[] }[]
  required?: string[]
}

const facts: FactOperation[] = []
const factOf = new Map<string, FactOperation>()
const root = 'packages/contract/facts'
for (const area of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  for (const file of readdirSync(`${root}/${area.name}`)) {
    const module = JSON.parse(readFileSync(`${root}/${area.name}/${file}`, 'utf8'))
    for (const operation of Object.values(module.operations ?? {}) as FactOperation[]) {
      facts.push(operation)
      factOf.set(`${operation.method} ${operation.path}`, operation)
    }
  }
}

const findings: string[] = []
const addresses = new Map<string, string>()
for (const noun of Object.values(operations)) {
  for (const spec of Object.values(noun) as OperationSpec[]) {
    compare(spec)
    for (const path of spec.paths) claim(spec.id, `${spec.method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`)
  }
}
for (const finding of findings) console.error(finding)
console.log(`${facts.length} facts, ${addresses.size} addresses, ${findings.length} differences`)
process.exitCode = findings.length ? 1 : 0

function compare(spec: OperationSpec): void {
  // By address, for two modules may call theirs by one name.
  const fact = spec.paths.flatMap((path) => factOf.get(`${spec.method} ${path}`) ?? [])[0]
  if (!fact) return
  for (const path of [fact.path, fact.sdkUrl, fact.selfHostUrl, ...(fact.aliases ?? [])]) {
    if (path && !spec.paths.includes(path)) findings.push(`${spec.id}: no address ${path}`)
  }
  for (const path of fact.required ?? []) {
    const known = [...(spec.required ?? []), ...pathParameters(spec)]
    if (!known.includes(path) && !requiredByShape(spec, path)) findings.push(`${spec.id}: ${path} is not required`)
  }
}

function pathParameters(spec: OperationSpec): string[] {
  return [...spec.paths[0].matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')
}

function requiredByShape(spec: OperationSpec, path: string): boolean {
  const required = spec.input.schema['required']
  return Array.isArray(required) && required.includes(path)
}

function claim(id: string, address: string): void {
  const other = addresses.get(address)
  if (other && other !== id) findings.push(`${id} and ${other} share ${address}`)
  addresses.set(address, id)
}
