/** Preview of a mail for the sender: its text in order, without links. */
import type { Language } from '../text/language.ts'

/** `isFilled`: chosen or typed for this mail, not part of the template. */
export type PreviewPiece = { text: string; isFilled: boolean }

export type PreviewPart =
  | { kind: 'paragraph'; pieces: readonly PreviewPiece[]; isSmall: boolean }
  | { kind: 'figures'; figures: readonly { label: string; figure: string; note: string }[] }
  | { kind: 'buttons'; main: string | undefined; others: readonly string[] }
  | { kind: 'heading'; text: string }
  | { kind: 'rows'; rows: readonly { label: string; value: string }[] }
  | { kind: 'named'; name: string; about: string }

export type MailPreview = { language: Language; subject: string; parts: readonly PreviewPart[] }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Splits a sentence at the values filled into it. @param fills possible values; empty ones are ignored */
export function toPieces(text: string, fills: readonly string[]): PreviewPiece[] {
  const known = fills.filter((fill) => fill !== '').toSorted((a, b) => b.length - a.length)
  if (known.length === 0) return [{ text, isFilled: false }]
  const parts = text.split(new RegExp(`(${known.map(escaped).join('|')})`))
  return parts.map((part, index) => ({ text: part, isFilled: index % 2 === 1 })).filter(({ text: words }) => words !== '')
}
