// Compares the contract with packages/contract/facts: every implemented operation has every path the facts name, with
// the same method, and refuses only with codes from the facts or our own table. Fails with one line per difference.
import { type OperationSpec, operations } from '@kalends/contract'
import { factsByAddress, readFacts } from './structure/facts.ts'

/** OAuth operations missing from the facts; their standards require that unknown parameters are ignored. */
const standards = ['revokeToken', 'getOauthMetadata']

const facts = readFacts()
const findFact = factsByAddress(facts)

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
  const fact = findFact(spec.method, spec.paths)
  const ignores = spec.input.ignoresUnknown === true
  if (ignores !== (fact !== undefined) && !standards.includes(spec.id))
    findings.push(`${spec.id}: ${ignores ? 'ignores' : 'refuses'} unknown fields`)
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
