/** Memory for request bodies that are being received: blocks that bytes are copied into, limited for all bodies together. */

export type BodyStore = {
  /** Appends a copy of the bytes. @returns false when the budget is used up. */
  add: (chunk: Buffer) => boolean
  /** The body so far. */
  blocks: () => readonly Buffer[]
  /** Frees the memory; may be called more than once. */
  release: () => void
}

/** Size (bytes) of the first block and of the largest: each block doubles the total. */
const firstBlock = 4 * 1024
const largestBlock = 64 * 1024

/**
 * Bytes are copied because a body may arrive in chunks of one byte, and each `Buffer` takes about a hundred bytes of its own.
 * @param smallBody the first so many bytes of each body count against the small budget, so that large bodies never block small
 * ones.
 * @param budgets bytes for all stores together.
 */
export function createBodyBudget(smallBody: number, budgets: { small: number; large: number }) {
  const used = { small: 0, large: 0 }

  return function createStore(): BodyStore {
    let blocks: Buffer[] = []
    /** Unused bytes of the last block. */
    let free = 0
    let size = 0
    const own = { small: 0, large: 0 }

    function addBlock(): boolean {
      const length = Math.min(largestBlock, Math.max(firstBlock, size))
      const part = size < smallBody ? 'small' : 'large'
      if (used[part] + length > budgets[part]) return false
      used[part] += length
      own[part] += length
      blocks.push(Buffer.allocUnsafeSlow(length))
      free = length
      size += length
      return true
    }

    return {
      add(chunk) {
        for (let at = 0; at < chunk.length; ) {
          const last = free > 0 || addBlock() ? blocks.at(-1) : undefined
          if (!last) return false
          const copied = chunk.copy(last, last.length - free, at)
          free -= copied
          at += copied
        }
        return true
      },
      blocks: () => blocks.map((block, index) => (index === blocks.length - 1 ? block.subarray(0, block.length - free) : block)),
      release() {
        used.small -= own.small
        used.large -= own.large
        Object.assign(own, { small: 0, large: 0 })
        blocks = []
        free = 0
        size = 0
      },
    }
  }
}
