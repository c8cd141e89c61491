/** Data that the page of own places fetches. */
import { useEffect, useState } from 'react'
import { retry, wait } from '@/lib/domain/site/retry'

/** The result of `ask`, retried when it fails (ruling 21). */
export function useFetched<Answer>(ask: () => Promise<Answer>, key: string) {
  const [state, setState] = useState<{ key: string; answer?: Answer; hasFailed?: true }>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the request
  useEffect(() => {
    let isWanted = true
    retry(ask, async (milliseconds) => {
      await wait(milliseconds)
      if (!isWanted) throw new Error('not wanted any more')
    }).then(
      (answer) => isWanted && setState({ key, answer }),
      () => isWanted && setState({ key, hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [key, round])
  return { ...(state?.key === key ? state : {}), again: () => setRound(round + 1) }
}
