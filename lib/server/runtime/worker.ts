/** Background work of the running site, in parallel with the requests. */
import 'server-only'
import { logError } from '../../process/log.ts'

export type Worker = {
  name: string
  /** Called once when the site starts. */
  start: () => void
  /** Called once when the site stops; the current run is finished first. Never rejects. */
  stop: () => Promise<void>
}

/** A worker that can be woken: it runs now, or once more after the current run. */
export type WakingWorker = Worker & { wake: () => void }

/** A worker that runs at the start and then at each interval (ms), never twice in parallel. A run that fails is logged. */
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
