/** Memory for bodies that are under way: blocks that bytes are copied into, within a budget for all of them together. */

export type BodyStore = {
  /** Copies bytes. @returns false when the budget is used up. */
  add: (chunk: Buffer) => boolean
  /** What was added, in its order. */
  blocks: () => readonly Buffer[]
  /** Gives everything back; may be called again. */
  release: () => void
}

/** Bytes of the first block and of the largest: each is as large as all before it. */
const firstBlock = 4 * 1024
const largestBlock = 64 * 1024

/**
 * Bytes are copied, as a body may arrive in pieces of one byte, each of which would take a hundred times its size to keep.
 * @param smallBody bytes of each body that count for the budget of small ones, so that large ones never take the room of those.
 * @param budgets bytes for all stores together.
 */
export function createBodyBudget(smallBody: number, budgets: { small: number; large: number }) {
  const used = { small: 0, large: 0 }

  return function createStore(): BodyStore {
    let blocks: Buffer[] = []
    /** Free bytes of the last block. */
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
