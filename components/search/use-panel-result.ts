/** The panel's results for a text: from data that is fetched once, or from the server (rulings 20 and 21). */
import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  createPanelIndex,
  nothingFound,
  type PanelCity,
  type PanelProperty,
  type PanelResult,
  searchPanel,
} from '@/lib/domain/search/panel-search'
import { tokenise } from '@/lib/domain/search/tokenise'
import { retry } from '@/lib/domain/site/retry'
import type { Language } from '@/lib/domain/text/language'

/** All searchable data, where there is little of it. */
type PanelStock = { cities: readonly PanelCity[]; properties: readonly PanelProperty[] }

/** `isSettled`: the result belongs to the current text, not to an earlier one. */
export type PanelState = { result: PanelResult; isSettled: boolean; isFailed: boolean }

/** Milliseconds after the last letter before the server is asked (debounce). */
const pause = 120

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

async function fetchJson<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json()
}

async function ask(text: string, language: Language, signal: AbortSignal): Promise<PanelResult> {
  await wait(pause, signal)
  const address = `/api/panel/?${new URLSearchParams({ lang: language, q: text })}`
  return retry(
    () => fetchJson<PanelResult>(address, signal),
    (milliseconds) => wait(milliseconds, signal),
  )
}

type Answer = { text: string; result: PanelResult | undefined }

/** Asks the server; an empty text sends no request. The last result stays until the next one arrives. */
function useServerResult(text: string, language: Language) {
  const [answer, setAnswer] = useState<Answer>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry sends the same request again
  useEffect(() => {
    if (!text) {
      setAnswer(undefined)
      return
    }
    const controller = new AbortController()
    const settle = (result: PanelResult | undefined) => {
      if (!controller.signal.aborted) setAnswer({ text, result })
    }
    ask(text, language, controller.signal).then(settle, () => settle(undefined))
    return () => controller.abort()
  }, [text, language, round])
  const askAgain = useCallback(() => {
    setAnswer(undefined)
    setRound((last) => last + 1)
  }, [])
  return { answer: text ? answer : undefined, askAgain }
}

/** @returns undefined until it is loaded, and where it cannot be: then the server is asked for each text. */
export function usePanelStock(language: Language, hasStock: boolean): PanelStock | undefined {
  const [stock, setStock] = useState<PanelStock>()
  useEffect(() => {
    if (!hasStock) return
    const controller = new AbortController()
    const settle = (found: PanelStock | null) => setStock(found ?? undefined)
    fetchJson<PanelStock | null>(`/api/panel/?${new URLSearchParams({ lang: language })}`, controller.signal).then(
      settle,
      () => {},
    )
    return () => controller.abort()
  }, [language, hasStock])
  return stock
}

export function usePanelResult(text: string, language: Language, stock: PanelStock | undefined) {
  const index = useMemo(() => {
    if (!stock) return undefined
    const byId = new Map(stock.properties.map((property) => [String(property.id), property]))
    return createPanelIndex(stock.cities, (id) => byId.get(id))
  }, [stock])
  const found = useMemo(() => index && searchPanel(index, text), [index, text])
  const words = tokenise(text).join(' ')
  const { answer, askAgain } = useServerResult(index ? '' : words, language)
  const isSettled = found !== undefined || answer?.text === words
  const state: PanelState = {
    result: found ?? answer?.result ?? nothingFound,
    isSettled,
    isFailed: isSettled && answer !== undefined && answer.result === undefined,
  }
  return { state, askAgain }
}
