import fc from 'fast-check'
import type { Model } from './model.ts'
import type { Command } from './step.ts'
import { answering } from './steps/answering.ts'
import { calendar } from './steps/calendar.ts'
import { changing } from './steps/changing.ts'
import { creating } from './steps/creating.ts'
import { keeping } from './steps/retention.ts'
import type { World } from './world.ts'

type Commands = Iterable<Command>

/** All steps, the common ones with more weight. */
export const everything = [...creating, ...answering, ...changing, ...keeping, ...calendar]

/** Sequences of at least this many steps; a failing one shrinks to any length. */
export function sequences(length: number, steps = everything): fc.Arbitrary<Commands> {
  const any = fc.commands<Model, World, false>([fc.oneof(...steps)], { maxCommands: length * 2, size: 'max' })
  return new AtLeast(any as fc.Arbitrary<Commands>, length)
}

class AtLeast extends fc.Arbitrary<Commands> {
  readonly #any: fc.Arbitrary<Commands>
  readonly #length: number
  constructor(any: fc.Arbitrary<Commands>, length: number) {
    super()
    this.#any = any
    this.#length = length
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<Commands> {
    for (;;) {
      const made = this.#any.generate(random, bias)
      if ([...made.value_].length >= this.#length) return made
    }
  }

  override canShrinkWithoutContext(value: unknown): value is Commands {
    return this.#any.canShrinkWithoutContext(value)
  }

  override shrink(value: Commands, context: unknown): fc.Stream<fc.Value<Commands>> {
    return this.#any.shrink(value, context)
  }
}
