'use client'
/**
 * Updates the counts of the filter form, and the values that its cells show, while choices are made. The markup is the server's;
 * this component only writes new texts into it, so that the form itself needs no hydration.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { retry } from '@/lib/domain/site/retry'
import type { Language } from '@/lib/domain/text/language'
import { fillCount, type PluralText } from '@/lib/domain/text/plural-text'
import styles from './live-counts.module.css'

type Counts = { total: number; counts: Record<string, number>; cells: Record<string, { text: string; isSet: boolean }> }

type Props = { goal: string; language: Language; texts: { found: PluralText; failed: string; retry: string } }

/** Milliseconds after the last choice before the server is asked (debounce). */
const pause = 150

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (signal.aborted ? reject(signal.reason) : resolve()), milliseconds)
  })
}

async function fetchCounts(address: string, signal: AbortSignal): Promise<Counts> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json()
}

function addressOf(form: HTMLFormElement, goal: string, language: string): string {
  const query = new URLSearchParams({ goal, language })
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.append(name, value)
  return `/api/facets/?${query}`
}

function showCounts(form: HTMLFormElement, { total, counts, cells }: Counts): void {
  for (const element of form.querySelectorAll<HTMLElement>('[data-total]')) element.textContent = String(total)
  for (const element of form.querySelectorAll<HTMLElement>('[data-facet]'))
    element.textContent = String(counts[element.dataset['facet'] ?? ''] ?? 0)
  for (const element of form.querySelectorAll<HTMLElement>('[data-cell]')) {
    const value = cells[element.dataset['cell'] ?? '']
    if (!value) continue
    element.textContent = value.text
    element.toggleAttribute('data-set', value.isSet)
  }
}

/** Whether a choice was made before this script ran, or restored by the browser. */
const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some((element) => {
    if (element instanceof HTMLSelectElement) return [...element.options].some((one) => one.selected !== one.defaultSelected)
    // Inputs without a name are not sent: the knobs of the slider.
    if (!(element instanceof HTMLInputElement) || !element.name) return false
    return element.checked !== element.defaultChecked || element.value !== element.defaultValue
  })

export function LiveCounts({ goal, language, texts }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<{ kind: 'rest' | 'failed' } | { kind: 'found'; total: number }>({ kind: 'rest' })
  const newest = useRef<AbortController>(undefined)

  const update = useCallback(async () => {
    const form = root.current?.closest('form')
    if (!form) return
    newest.current?.abort()
    const controller = new AbortController()
    newest.current = controller
    const { signal } = controller
    try {
      await wait(pause, signal)
      const counts = await retry(
        () => fetchCounts(addressOf(form, goal, language), signal),
        (milliseconds) => wait(milliseconds, signal),
      )
      showCounts(form, counts)
      setState({ kind: 'found', total: counts.total })
    } catch {
      if (!signal.aborted) setState({ kind: 'failed' })
    }
  }, [goal, language])

  useEffect(() => {
    const form = root.current?.closest('form')
    form?.addEventListener('input', update)
    if (form && isChanged(form)) void update()
    return () => {
      form?.removeEventListener('input', update)
      newest.current?.abort()
    }
  }, [update])

  const retryNow = () => {
    // The button disappears together with its message.
    root.current?.focus()
    void update()
  }
  return (
    <div ref={root} role="status" tabIndex={-1} className={styles.status}>
      {state.kind === 'found' && <span className="vh">{fillCount(texts.found, state.total, language)}</span>}
      {state.kind === 'failed' && (
        <p>
          {texts.failed}{' '}
          <button type="button" onClick={retryNow}>
            {texts.retry}
          </button>
        </p>
      )}
    </div>
  )
}
