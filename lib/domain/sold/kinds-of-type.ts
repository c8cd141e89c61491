/** The kinds of a web type, so that the page of a type shows what was sold of it. */
import type { SoldKind } from './sold-case.ts'

const kindsOf: Readonly<Record<string, readonly SoldKind[]>> = {
  1: ['terraced', 'semi-detached', 'detached'],
  2: ['apartment'],
  3: ['studio'],
  8: ['new-build'],
}

/** None for types that are not sold by the m2 of their living area. @param webId undefined: every kind. */
export const isOfType = (kind: SoldKind, webId: string | undefined): boolean =>
  webId === undefined || (kindsOf[webId]?.includes(kind) ?? false)
