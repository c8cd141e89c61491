/** How long what the browser fetches waits before it is tried again (ruling 21). */

const retries = 5
const firstDelay = 350

/** Milliseconds before the next try: 350, doubling; undefined after the fifth. @param failures how often it failed so far */
export function retryDelay(failures: number): number | undefined {
  return failures <= retries ? firstDelay * 2 ** (failures - 1) : undefined
}
