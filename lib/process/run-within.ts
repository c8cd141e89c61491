/** A deadline for work that never waits: nothing else could end it, and the whole site stands still meanwhile. */
import { isNativeError } from 'node:util/types'
import { runInNewContext } from 'node:vm'

/** The work took too long and was broken off. */
export class RanTooLong extends Error {
  override name = 'RanTooLong'
}

/** It is an error of the context that the work ran in, and so no `Error` of here. */
const isDeadline = (error: unknown) => isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * Gives what `work` gives, for what strangers may have written. Only for work that has nothing open: it ends at any place.
 * @param ms after which it is broken off. @throws RanTooLong, and what `work` throws.
 */
export function runWithin<Result>(ms: number, work: () => Result): Result {
  let result: { value: Result } | undefined
  const run = () => {
    result = { value: work() }
  }
  try {
    runInNewContext('run()', { run }, { timeout: ms })
  } catch (error) {
    throw isDeadline(error) ? new RanTooLong() : error
  }
  if (!result) throw new RanTooLong()
  return result.value
}
