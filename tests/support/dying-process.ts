/** A process that dies at a chosen point: everything it has not written by then is never written. */
import type { replaceFile } from '../../lib/server/runtime/replace-file.ts'

/** Number of files that may still be written. */
export const life = { writes: Number.POSITIVE_INFINITY }

export const unlessDead =
  (write: typeof replaceFile): typeof replaceFile =>
  (...args) => {
    if (life.writes <= 0) return Promise.reject(new Error('killed'))
    life.writes -= 1
    return write(...args)
  }
