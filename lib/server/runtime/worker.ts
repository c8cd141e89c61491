/** What works beside the requests while the site runs. */
import 'server-only'
import { logError } from '../../process/log.ts'

export type Worker = {
  name: string
  /** Called once when the site starts. */
  start: () => void
  /** Called once when the site ends; what is under way is finished first. Never rejects. */
  stop: () => Promise<void>
}

/** A worker that can be told that there is something to do: it takes a turn now, or another after the one that is under way. */
export type WakingWorker = Worker & { wake: () => void }

/** A worker that does its work at the start and then again and again, one turn at a time. A turn that fails is logged. */
export function repeat(name: string, interval: number, work: () => Promise<void>): WakingWorker {
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | undefined
  let isWanted = false

  const takeOne = async () => {
    isWanted = false
    try {
      await work()
    } catch (error) {
      logError('worker-failed', { worker: name, error })
    }
  }
  const take = async () => {
    do await takeOne()
    while (isWanted && timer !== undefined)
    turn = undefined
  }
  const next = () => {
    turn ??= take()
  }

  return {
    name,
    start: () => {
      timer = setInterval(next, interval).unref()
      next()
    },
    wake: () => {
      isWanted = true
      if (timer !== undefined) next()
    },
    stop: async () => {
      clearInterval(timer)
      timer = undefined
      await turn
    },
  }
}
