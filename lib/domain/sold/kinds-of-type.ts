/** The kinds of home of a web type, used by the page of a type to show its sales. */
import type { SoldKind } from './sold-case.ts'

const kindsOf: Readonly<Record<string, readonly SoldKind[]>> = {
  1: ['terraced', 'semi-detached', 'detached'],
  2: ['apartment'],
  3: ['studio'],
  8: ['new-build'],
}

/** Empty for types that are not priced by m² of living area. @param webId undefined: every kind. */
export const isOfType = (kind: SoldKind, webId: string | undefined): boolean =>
  webId === undefined || (kindsOf[webId]?.includes(kind) ?? false)
