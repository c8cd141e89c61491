/** What the browser fetches for the page of own places. */
import { useEffect, useState } from 'react'
import { retry, wait } from '@/lib/domain/site/retry'

/** What `ask` gets, asked for again when it does not come (ruling 21). */
export function useFetched<Answer>(ask: () => Promise<Answer>, key: string) {
  const [state, setState] = useState<{ key: string; answer?: Answer; hasFailed?: true }>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what is asked
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
