/** Limits how often a visitor may send requests: a token bucket per network, in memory. */

type Bucket = { tokens: number; at: number }

/** Maximum number of buckets; beyond that the least recently used is deleted. */
const rememberedNetworks = 20_000

/**
 * @param perMinute size of a bucket, and tokens that it is refilled with each minute; 0 for no limit.
 * @param now a monotonic clock, in ms.
 * @returns a function that takes `cost` tokens from a network's bucket. It returns 0, or the seconds to wait when there are too
 * few.
 */
export function createRateLimit(perMinute: number, now: () => number) {
  const buckets = new Map<string, Bucket>()

  return function take(network: string, cost: number): number {
    if (perMinute === 0) return 0
    const time = now()
    const { tokens, at } = buckets.get(network) ?? { tokens: perMinute, at: time }
    const filled = Math.min(perMinute, tokens + ((time - at) / 60_000) * perMinute)
    const isEnough = filled >= cost
    // Deleted and set again, so that the map stays ordered by last use.
    buckets.delete(network)
    buckets.set(network, { tokens: isEnough ? filled - cost : filled, at: time })
    const [oldest] = buckets.keys()
    if (oldest !== undefined && buckets.size > rememberedNetworks) buckets.delete(oldest)
    return isEnough ? 0 : Math.ceil(((cost - filled) / perMinute) * 60)
  }
}
