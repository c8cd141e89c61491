'use client'
/** Saves the sheet on the device for offline use, shows what is saved and until when, and removes it again. */
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { KeptSheet } from '@/lib/domain/viewings/sheet-cache'
import styles from './keep-panel.module.css'
import { canKeep, keepSheet, readKept, removeKept } from './keep-sheet'
import { useOwnWords } from './use-own-words'

type Words = Readonly<Record<'keep' | 'help' | 'keeping' | 'kept' | 'remove' | 'failed' | 'offline', string>>

export type KeepProps = {
  /** Path of the sheet with its query. */
  href: string
  /** Milliseconds since 1970; undefined once the sheet is over: then the saved copy is removed. */
  until: number | undefined
  /** The last day as text. */
  lastDay: string
  words: Words
}

type State = { kind: 'none' | 'failed' } | { kind: 'keeping'; share: string } | { kind: 'kept'; sheet: KeptSheet }

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const size = (bytes: number) =>
  new Intl.NumberFormat(document.documentElement.lang || undefined, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1e6)

const moment = (time: number) =>
  new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Brussels',
  }).format(time)

function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const look = () => setIsOffline(!navigator.onLine)
    look()
    for (const name of ['online', 'offline']) window.addEventListener(name, look, { signal: controller.signal })
    return () => controller.abort()
  }, [])
  return isOffline
}

/** The saved copy, updated whenever the sheet is opened with a network. */
function useKept({ href, until }: Pick<KeepProps, 'href' | 'until'>) {
  const [state, setState] = useState<State>()
  useEffect(() => {
    if (!canKeep()) return
    const address = new URL(href, location.href).href
    async function begin(): Promise<void> {
      const sheet = await readKept(address)
      setState(sheet ? { kind: 'kept', sheet } : { kind: 'none' })
      if (!sheet) return
      if (until === undefined || sheet.until < Date.now()) return remove(address, setState)
      // Without a network, or if it was removed meanwhile, it stays as it is.
      const current = await keepSheet(address, until, () => {}).catch(() => readKept(address))
      setState(current ? { kind: 'kept', sheet: current } : { kind: 'none' })
    }
    begin().catch(() => setState({ kind: 'none' }))
  }, [href, until])
  return [state, setState] as const
}

async function remove(address: string, setState: (state: State) => void): Promise<void> {
  await removeKept(address)
  setState({ kind: 'none' })
}

function Kept({
  sheet,
  lastDay,
  words,
  onRemove,
}: { sheet: KeptSheet; onRemove: () => void } & Pick<KeepProps, 'lastDay' | 'words'>) {
  return (
    <>
      <p>
        <Icon of="check" size={16} />
        {fill(words.kept, { size: size(sheet.bytes), moment: moment(sheet.keptAt), day: lastDay })}
      </p>
      <Button look="line" size="s" onClick={onRemove}>
        {words.remove}
      </Button>
    </>
  )
}

export function KeepPanel({ href, until, lastDay, words }: KeepProps) {
  const [state, setState] = useKept({ href, until })
  const isOffline = useIsOffline()
  const panel = useRef<HTMLElement>(null)
  // The pressed button disappears, and the focus would be lost with it.
  const stay = () => panel.current?.focus({ preventScroll: true })
  useOwnWords(href, state?.kind === 'kept')
  if (!state || until === undefined) return null
  const address = new URL(href, location.href).href
  const keep = () => {
    stay()
    const step = (done: number, of: number) =>
      setState({ kind: 'keeping', share: fill(words.keeping, { done: String(done), of: String(of) }) })
    step(0, 1)
    keepSheet(address, until, step)
      .then((sheet) => setState({ kind: 'kept', sheet }))
      .catch(() => setState({ kind: 'failed' }))
  }
  const drop = () => {
    stay()
    void remove(address, setState)
  }
  return (
    <section ref={panel} className={styles.keep} aria-label={words.keep} tabIndex={-1}>
      {isOffline && <p className={styles.offline}>{words.offline}</p>}
      <div role="status" className={styles.state}>
        {state.kind === 'kept' && <Kept sheet={state.sheet} lastDay={lastDay} words={words} onRemove={drop} />}
        {state.kind === 'keeping' && <p>{state.share}</p>}
        {state.kind === 'failed' && <p>{words.failed}</p>}
      </div>
      {(state.kind === 'none' || state.kind === 'failed') && (
        <div className={styles.state}>
          <p>{words.help}</p>
          <Button size="s" onClick={keep}>
            <Icon of="download" />
            {words.keep}
          </Button>
        </div>
      )}
    </section>
  )
}
