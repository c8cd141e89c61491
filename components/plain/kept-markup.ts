/**
 * Markup that is made once for each language and content, not for each page: a list filtered in a hundred ways has the same cards,
 * choices, menu and foot.
 */
import type { ReactNode } from 'react'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { Snapshot } from '@/lib/server/content/snapshot/snapshot-type'
import type { Piece } from './split-plain'

/** What can be written down whole, so that the same text means the same props. */
type Written = string | number | boolean | null | undefined | readonly Written[] | { readonly [name: string]: Written }

type Kept = { pieces: ReadonlyMap<string, readonly Piece[]>; keep: (key: string, pieces: readonly Piece[]) => void }

/** Characters kept at most, of keys and of HTML; all of it is dropped then. */
const most = 8_000_000

type KeyOf = (props: object) => string

const keys = new WeakMap<object, KeyOf>()
const store = new WeakMap<Snapshot, Kept>()

/**
 * Marks a component that shows nothing but what its props, their language and the content say: no hour, no visitor, no table of
 * the database.
 *
 * @param name tells it from all others.
 * @param languageOf the language of its own words; `none` when all of them are given to it.
 */
export function keepMarkup<Props extends { readonly [Name in keyof Props]: Written }>(
  name: string,
  languageOf: (props: Props) => Language | 'none',
  component: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  const keyOf = (props: Props) => `${name} ${languageOf(props)} ${JSON.stringify(props)}`
  keys.set(component, keyOf as KeyOf)
  return component
}

/** Undefined for a component whose markup is not kept. */
export const keyOfMarkup = (component: object, props: object): string | undefined => keys.get(component)?.(props)

function createKept(): Kept {
  const pieces = new Map<string, readonly Piece[]>()
  let length = 0
  const lengthOf = (piece: Piece) => (piece.kind === 'host' ? 2 * (piece.markup?.html.length ?? 0) : 0)
  return {
    pieces,
    keep: (key, made) => {
      length += made.reduce((sum, piece) => sum + lengthOf(piece), key.length)
      if (length > most) {
        pieces.clear()
        length = 0
      }
      pieces.set(key, made)
    },
  }
}

/** What is kept goes with the content that it was made of. */
export function keptMarkup(): Kept {
  const snapshot = getSnapshot()
  const kept = store.get(snapshot) ?? createKept()
  store.set(snapshot, kept)
  return kept
}
