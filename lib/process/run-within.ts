/** A timeout for synchronous work, which blocks the whole site and cannot be interrupted in any other way. */
import { isNativeError } from 'node:util/types'
import { runInNewContext } from 'node:vm'

/** The work was interrupted by the timeout. */
export class RanTooLong extends Error {
  override name = 'RanTooLong'
}

/** `instanceof Error` is false for it: the error comes from another V8 context. */
const isTimeout = (error: unknown) => isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * Returns the result of `work`, for untrusted input. Only for work without side effects or open resources: it may be interrupted
 * anywhere.
 * @param ms timeout. @throws RanTooLong after the timeout, and errors of `work`.
 */
export function runWithin<Result>(ms: number, work: () => Result): Result {
  let result: { value: Result } | undefined
  const run = () => {
    result = { value: work() }
  }
  try {
    runInNewContext('run()', { run }, { timeout: ms })
  } catch (error) {
    throw isTimeout(error) ? new RanTooLong() : error
  }
  if (!result) throw new RanTooLong()
  return result.value
}
