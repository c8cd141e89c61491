/** Statistics of sales need at least five cases: with fewer, a single sale could be derived from them. */

/** A list whose length {@link hasFive} has checked. */
export type AtLeastFive<T> = readonly [T, T, T, T, T, ...T[]]

/** Smallest number of cases for a statistic. */
export const fewest = 5

/** Whether a list has enough cases for a statistic. */
export function hasFive<T>(list: readonly T[]): list is AtLeastFive<T> {
  return list.length >= fewest
}

/** `map` that preserves the type of at least five. */
export const mapFive = <T, Made>(list: AtLeastFive<T>, make: (item: T) => Made): AtLeastFive<Made> =>
  list.map(make) as unknown as AtLeastFive<Made>
