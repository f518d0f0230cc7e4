import { createElement, type HTMLAttributes, type Ref } from 'react'
import type { HeadingLevel } from './types.ts'

type Props = HTMLAttributes<HTMLHeadingElement> & {
  readonly level: HeadingLevel | 6
  readonly ref?: Ref<HTMLHeadingElement>
}

/** A heading of any level. */
export const Heading = ({ level, ...props }: Props) => createElement(`h${level}`, props)
