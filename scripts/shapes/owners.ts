import type { Facts } from './facts.ts'
import type { ShapeSource } from './source.ts'

/** A source with its facts and the names it generates. */
export interface ShapeModule {
  readonly source: ShapeSource
  readonly facts: Facts
  readonly names: readonly string[]
}

/** Where the declaration of a message or enum stands. */
export interface Declaration {
  readonly module: ShapeModule
  readonly name: string
  /** `<noun>.<Message>`, the name it is registered under. */
  readonly fullName: string
  /** The generated file, below packages/contract/src. */
  readonly target: string
}

/** Finds the declaration of each `<prefix>.<name>`. */
export function findDeclarations(modules: readonly ShapeModule[]): Map<string, Declaration> {
  return new Map(
    modules.flatMap((module) =>
      module.names.map((name) => {
        const fullName = `${module.source.prefix}.${name}`
        return [fullName, { module, name, fullName, target: module.source.target }] as const
      }),
    ),
  )
}
