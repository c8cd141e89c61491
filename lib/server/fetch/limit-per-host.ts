/** Does a few things at a time, and fewer of them at one host. */
import 'server-only'

/** At a time: in all, and at one host. */
const maxConcurrent = 4
const maxPerHost = 2

/** @param hostOf the host of an item's address; what can be read as none counts as one host. */
export async function runLimitedPerHost<T>(
  items: readonly T[],
  addressOf: (item: T) => string,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const byHost = new Map<string, T[]>()
  for (const item of items) {
    const host = hostOf(addressOf(item))
    const queue = byHost.get(host)
    if (queue) queue.push(item)
    else byHost.set(host, [item])
  }
  // Lanes of one host share what is left of its queue.
  const queues = [...byHost.values()].flatMap((queue) => Array<ArrayIterator<T>>(maxPerHost).fill(queue.values())).values()
  const worker = async () => {
    for (const queue of queues) for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: maxConcurrent }, worker))
}

export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')
