/** A list of homes shared by two or more people through a link, without an account. */
import { dayMs } from '../text/date.ts'

export const choices = ['yes', 'doubt', 'no'] as const
export type Choice = (typeof choices)[number]

/** Highest number of members and homes, and of characters of names and notes. */
export const sharedListLimits = { people: 4, homes: 30, name: 24, title: 48, note: 600 } as const

/** Days after which a list expires. */
export const sharedListDays = 90

export const endOf = (createdAt: Date): Date => new Date(createdAt.getTime() + sharedListDays * dayMs)

/** Views of a list: all homes, those that every member wants, some want, or none wants. */
export const listViews = ['all', 'agreed', 'some', 'none'] as const
export type ListView = (typeof listViews)[number]

/** @param hearts each member's choice for a home; undefined without a choice */
export function viewOf(hearts: readonly (Choice | undefined)[]): Exclude<ListView, 'all'> {
  const wanted = hearts.filter((choice) => choice === 'yes').length
  if (wanted === 0) return 'none'
  // A single member cannot agree.
  return wanted === hearts.length && wanted > 1 ? 'agreed' : 'some'
}

/** A displayed name: single-line, without repeated spaces. May be empty. */
export const tidyName = (text: string, limit: number = sharedListLimits.name): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, limit).trim()

/** Ignores case and accents: `noor` and `Noor` are the same member. */
export const nameKey = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Extracts the number of a property from a reference or from the address of its page. */
export function readReference(text: string): number | undefined {
  const found = /(?:^|\D)(\d{4,12})\/?(?:[?#].*)?$/.exec(text.trim())?.[1]
  return found === undefined ? undefined : Number(found)
}
