/**
 * Caches markup per language and version of the content, not per page: lists with different filters contain the same cards,
 * choices, menu and footer.
 */
import type { ReactNode } from 'react'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { Snapshot } from '@/lib/server/content/snapshot/snapshot-type'
import type { Piece } from './split-plain'

/** Values with an unambiguous JSON form, so that equal text means equal props. */
type Written = string | number | boolean | null | undefined | readonly Written[] | { readonly [name: string]: Written }

type Kept = { pieces: ReadonlyMap<string, readonly Piece[]>; keep: (key: string, pieces: readonly Piece[]) => void }

/** Largest number of cached characters, of keys and HTML together; beyond it the cache is cleared. */
const most = 8_000_000

/** Assumed number of characters of a client component with its props. */
const liveLength = 500

type KeyOf = (props: object) => string

const keys = new WeakMap<object, KeyOf>()
const store = new WeakMap<Snapshot, Kept>()

/**
 * Marks a component as cacheable: its output may depend only on its props, their language and the content; not on the time, the
 * visitor or the database.
 * @param name unique among these components.
 * @param languageOf the language of its own texts; `none` when all of them are props.
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

/** The cache key; undefined for a component whose markup is not cached. */
export const keyOfMarkup = (component: object, props: object): string | undefined => keys.get(component)?.(props)

/** Approximate number of characters: static markup has its inner and its outer HTML, a client component its props. */
function lengthOf(piece: Piece): number {
  if (piece.kind === 'text') return piece.text.length
  if (piece.kind === 'live') return liveLength
  return piece.pieces.reduce((sum, inner) => sum + lengthOf(inner), 2 * (piece.markup?.html.length ?? 0))
}

function createKept(): Kept {
  const pieces = new Map<string, readonly Piece[]>()
  let length = 0
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

/** The cache of the current content; it is discarded together with that content. */
export function keptMarkup(): Kept {
  const snapshot = getSnapshot()
  const kept = store.get(snapshot) ?? createKept()
  store.set(snapshot, kept)
  return kept
}
