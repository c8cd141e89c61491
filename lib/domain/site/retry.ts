/** Retries requests that the browser makes after loading (specification 7, "Translation library retries"; ruling 21). */
import { retryDelay } from './retry-delay.ts'

export const wait = (milliseconds: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Runs `attempt` until it succeeds, at most six times: at once, then after 350, 700, 1400, 2800 and 5600 ms.
 * @param wait resolves after the given milliseconds; rejects to cancel, for example when a newer request replaces this one.
 * @throws the error of the last attempt.
 */
export async function retry<T>(attempt: () => Promise<T>, wait: (milliseconds: number) => Promise<void>): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt()
    } catch (error) {
      const delay = retryDelay(failures)
      if (delay === undefined) throw error
      await wait(delay)
    }
  }
}
