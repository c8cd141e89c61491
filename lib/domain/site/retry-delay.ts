/** Delay before a failed request of the browser is retried (ruling 21). */

const retries = 5
const firstDelay = 350

/**
 * Milliseconds before the next attempt: 350, doubling; undefined after the fifth failure. @param failures number of failures so
 * far
 */
export function retryDelay(failures: number): number | undefined {
  return failures <= retries ? firstDelay * 2 ** (failures - 1) : undefined
}
