/** A list of homes that two or more people keep together behind a link, without an account. */
import { dayMs } from '../text/date.ts'

export const choices = ['yes', 'doubt', 'no'] as const
export type Choice = (typeof choices)[number]

/** People of a list, its homes, characters of a name and of a note. */
export const sharedListLimits = { people: 4, homes: 30, name: 24, title: 48, note: 600 } as const

/** A list ends by itself after so many days. */
export const sharedListDays = 90

export const endOf = (createdAt: Date): Date => new Date(createdAt.getTime() + sharedListDays * dayMs)

/** Which homes a list shows: all, those that everybody wants, those that some want, and those that nobody wants. */
export const listViews = ['all', 'agreed', 'some', 'none'] as const
export type ListView = (typeof listViews)[number]

/** @param hearts what each person of the list chose for a home; undefined for no choice yet */
export function viewOf(hearts: readonly (Choice | undefined)[]): Exclude<ListView, 'all'> {
  const wanted = hearts.filter((choice) => choice === 'yes').length
  if (wanted === 0) return 'none'
  // One person alone agrees with nobody.
  return wanted === hearts.length && wanted > 1 ? 'agreed' : 'some'
}

/** A name as it is shown: one line, no runs of spaces. Empty for none. */
export const tidyName = (text: string, limit: number = sharedListLimits.name): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, limit).trim()

/** Two spellings of one name are one person: `noor` and `Noor`. */
export const nameKey = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The number of a property in what somebody typed or pasted: a reference, or the address of its page. */
export function readReference(text: string): number | undefined {
  const found = /(?:^|\D)(\d{4,12})\/?(?:[?#].*)?$/.exec(text.trim())?.[1]
  return found === undefined ? undefined : Number(found)
}
