/** What says something of sales says it of five or more: with fewer, one of them could be told from the others. */

/** A list that {@link hasFive} has counted. */
export type AtLeastFive<T> = readonly [T, T, T, T, T, ...T[]]

/** The fewest cases that a figure is made of. */
export const fewest = 5

/** Whether a figure may be made of a list. */
export function hasFive<T>(list: readonly T[]): list is AtLeastFive<T> {
  return list.length >= fewest
}

/** Something of each, of which there are as many. */
export const mapFive = <T, Made>(list: AtLeastFive<T>, make: (item: T) => Made): AtLeastFive<Made> =>
  list.map(make) as unknown as AtLeastFive<Made>
