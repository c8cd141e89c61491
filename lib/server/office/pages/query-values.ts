/** What an address of the office says. */
import 'server-only'

export type Query = Readonly<Record<string, string | string[] | undefined>>

/** The first of its values; undefined for none, and for nothing but spaces. */
export function one(query: Query, name: string): string | undefined {
  const value = query[name]
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined
}

/** Of a home or an agent; undefined for what is no such number. */
export const numberIn = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined
