/** A mail as whoever sends it looks at it first: its words in their order, and nothing that could be clicked. */
import type { Language } from '../text/language.ts'

/** `isFilled`: it was chosen or typed for this one mail. */
export type SheetPiece = { text: string; isFilled: boolean }

export type SheetPart =
  | { kind: 'paragraph'; pieces: readonly SheetPiece[]; isSmall: boolean }
  | { kind: 'figures'; figures: readonly { label: string; figure: string; note: string }[] }
  | { kind: 'buttons'; main: string | undefined; others: readonly string[] }
  | { kind: 'heading'; text: string }
  | { kind: 'rows'; rows: readonly { label: string; value: string }[] }
  | { kind: 'named'; name: string; about: string }

export type MailSheet = { language: Language; subject: string; parts: readonly SheetPart[] }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Parts a sentence where something was filled in. @param fills what it may be; empty ones are none */
export function toPieces(text: string, fills: readonly string[]): SheetPiece[] {
  const known = fills.filter((fill) => fill !== '').toSorted((a, b) => b.length - a.length)
  if (known.length === 0) return [{ text, isFilled: false }]
  const parts = text.split(new RegExp(`(${known.map(escaped).join('|')})`))
  return parts.map((part, index) => ({ text: part, isFilled: index % 2 === 1 })).filter(({ text: words }) => words !== '')
}
