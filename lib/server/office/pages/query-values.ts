/** Query parameters of office addresses. */
import 'server-only'

export type Query = Readonly<Record<string, string | string[] | undefined>>

/** The first value; undefined if it is missing or blank. */
export function one(query: Query, name: string): string | undefined {
  const value = query[name]
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined
}

/** Number of a property or an agent; undefined if it is not one. */
export const numberIn = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined
