/** Runs work in parallel, with a limit in total and a lower one per host. */
import 'server-only'

/** How many at the same time: in total, and per host. */
const maxConcurrent = 4
const maxPerHost = 2

/** @param addressOf the address of an item; all items without a valid one count as one host. */
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
  // The workers of one host share the iterator of its queue.
  const queues = [...byHost.values()].flatMap((queue) => Array<ArrayIterator<T>>(maxPerHost).fill(queue.values())).values()
  const worker = async () => {
    for (const queue of queues) for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: maxConcurrent }, worker))
}

/** Host and port of an address; empty for an invalid one. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')
