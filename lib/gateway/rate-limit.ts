/** How often one visitor may ask, counted in memory: a bucket of tokens per network, refilled evenly. */

type Bucket = { tokens: number; at: number }

/** Networks remembered at most; beyond that the one that was quiet longest is deleted. */
const rememberedNetworks = 20_000

/**
 * @param perMinute tokens that a visitor has at first, and gets again each minute; 0 for no limit.
 * @param now milliseconds of a clock that only goes forward.
 * @returns a function that takes `price` tokens of a network and gives the seconds to wait; 0 when there were enough.
 */
export function createRateLimit(perMinute: number, now: () => number) {
  const buckets = new Map<string, Bucket>()

  return function take(network: string, price: number): number {
    if (perMinute === 0) return 0
    const time = now()
    const { tokens, at } = buckets.get(network) ?? { tokens: perMinute, at: time }
    const filled = Math.min(perMinute, tokens + ((time - at) / 60_000) * perMinute)
    const isEnough = filled >= price
    // Set again, so that the map stays ordered by the last request.
    buckets.delete(network)
    buckets.set(network, { tokens: isEnough ? filled - price : filled, at: time })
    const [oldest] = buckets.keys()
    if (oldest !== undefined && buckets.size > rememberedNetworks) buckets.delete(oldest)
    return isEnough ? 0 : Math.ceil(((price - filled) / perMinute) * 60)
  }
}
