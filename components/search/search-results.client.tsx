'use client'
/** The popup of the search box, its status messages and the search itself: loaded when the box is first used. */
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { usePageWords } from '@/components/ui/use-page-words'
import { findNamed } from '@/lib/domain/search/panel-search'
import { tokenise } from '@/lib/domain/search/tokenise'
import { colon } from '@/lib/domain/text/colon'
import type { Language } from '@/lib/domain/text/language'
import { fillCount } from '@/lib/domain/text/plural-text'
import { moveInGrid } from './move-in-grid'
import { countFound, type PanelCounts, panelOrder } from './panel-order'
import { choiceCells, propertyCell, type RowContext } from './panel-row.client'
import type { PanelTexts, PanelWords } from './panel-texts'
import { SearchPanel } from './search-panel.client'
import { type PanelState, usePanelResult, usePanelStock } from './use-panel-result'

/** Key events that the text box passes to the panel. */
export type PanelKeys = { steer: (event: KeyboardEvent) => void }

export type ResultsProps = {
  /** Id of the field. */
  id: string
  language: Language
  /** Whether all searchable data can be fetched at once; otherwise the server is asked for each text. */
  hasStock: boolean
  lists: RowContext['lists']
  hasCounts: boolean
  gridId: string
  text: string
  isOpen: boolean
  /** The cell chosen by the arrow keys. */
  chosen: string | undefined
  onChoose: (cell: string | undefined) => void
  keys: Ref<PanelKeys>
}

/** The status message about the results. */
function announce({ result, isSettled, isFailed }: PanelState, types: number, texts: PanelTexts, language: Language): string {
  if (isFailed) return texts.failed
  if (!isSettled) return ''
  const counted = (name: string, total: number) => `${name}${colon(language)}${fillCount(texts.found, total, language)}`
  const { cities, properties, suggestions } = result
  const found = `${counted(texts.city, cities.length)}. ${counted(texts.property, properties.length)}.`
  if (types) return `${counted(texts.type, types)}. ${found}`
  if (suggestions.length) return `${texts.suggestions} ${fillCount(texts.found, suggestions.length, language)}`
  if (cities.length + properties.length === 0) return texts.nothing
  return found
}

/** Scrolls the box up to the header when the panel reaches below the window, or below the on-screen keyboard. */
function makeRoom(box: HTMLElement | null | undefined): void {
  const panel = box?.querySelector('[role=grid]')
  const height = window.visualViewport?.height ?? window.innerHeight
  if (panel && panel.getBoundingClientRect().bottom > height) box?.scrollIntoView({ block: 'start' })
}

/** Scrolls when the panel opens, and again when an on-screen keyboard appears. */
function useRoom(isOpen: boolean, inBox: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return
    const make = () => makeRoom(inBox.current?.parentElement)
    const controller = new AbortController()
    make()
    window.visualViewport?.addEventListener('resize', make, { signal: controller.signal })
    return () => controller.abort()
  }, [isOpen, inBox])
}

/** Shows in the form's buttons how many properties their lists have for the text; nothing while that is unknown. */
function useButtonCounts(counts: PanelCounts | undefined, inBox: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = inBox.current?.closest('form')
    for (const place of form?.querySelectorAll<HTMLElement>('[data-count-of]') ?? []) {
      place.dataset.total ??= place.textContent ?? ''
      const goal = place.dataset.countOf === 'rent' ? 'rent' : 'sale'
      place.textContent = counts ? String(counts[goal] ?? '') : place.dataset.total
    }
  }, [counts, inBox])
}

/** The panel's content for a text, and the cells that the arrow keys move through. */
function usePanel({ text, gridId, language, hasStock }: ResultsProps, types: PanelWords['types']) {
  const { state, askAgain } = usePanelResult(text, language, usePanelStock(language, hasStock))
  const { cities, suggestions, properties } = state.result
  const tokens = tokenise(text)
  const named = findNamed(types, ({ name }) => [name], text)
  const shownTypes = named.length > 0 ? named : types
  const rows = {
    types: shownTypes.map((choice) => choiceCells(gridId, choice)),
    cities: [...cities, ...(named.length > 0 ? [] : suggestions)].map((choice) => choiceCells(gridId, choice)),
    properties: properties.map((property) => [propertyCell(gridId, property)]),
  }
  const grid = panelOrder(named.length > 0).flatMap((group) => rows[group])
  const found = named.length > 0 ? named : cities
  const counts = useMemo(() => (tokens.length > 0 ? countFound(found) : undefined), [tokens.length, found])
  return { state, askAgain, named, shownTypes, grid, counts, tokens }
}

/** Modifier keys give an arrow another meaning in browsers: the previous page, or selecting text. */
const isHeld = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey

/** Arrow keys move through the panel, Enter follows the link of the chosen cell. */
function steer(
  event: KeyboardEvent,
  grid: Parameters<typeof moveInGrid>[0],
  active: string | undefined,
  choose: (cell: string) => void,
) {
  if (event.nativeEvent.isComposing) return
  const next = isHeld(event) ? undefined : moveInGrid(grid, active, event.key)
  if (next) {
    event.preventDefault()
    choose(next)
  } else if (active && event.key === 'Enter') {
    event.preventDefault()
    document.getElementById(active)?.querySelector('a')?.click()
  }
}

export function SearchResults(props: ResultsProps) {
  const words = usePageWords<PanelWords>(`${props.id}-words`)
  return words && <Results {...props} words={words} />
}

function Results({ words: { texts, types }, ...props }: ResultsProps & { words: PanelWords }) {
  const { id, language, lists, hasCounts, gridId, isOpen, chosen, onChoose, keys } = props
  const { state, askAgain, named, shownTypes, grid, counts, tokens } = usePanel(props, types)
  const said = useRef<HTMLDivElement>(null)
  const isLost = chosen !== undefined && !grid.flat().includes(chosen)
  const active = isLost ? undefined : chosen
  useImperativeHandle(keys, () => ({ steer: (event) => steer(event, grid, active, onChoose) }))

  useRoom(isOpen, said)
  useButtonCounts(counts, said)
  useEffect(() => {
    if (isLost) onChoose(undefined)
    else if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active, isLost, onChoose])

  const retry = () => {
    // The button disappears at once, and the focus would be lost with it.
    document.getElementById(id)?.focus()
    askAgain()
  }
  const context = { texts, lists, hasCounts, gridId, active, tokens }
  const found = { types: shownTypes, hasTypes: named.length > 0, hasText: tokens.length > 0, state, language, context }
  return (
    <>
      <div ref={said} role="status" className="vh">
        {isOpen && tokens.length > 0 && announce(state, named.length, texts, language)}
      </div>
      {isOpen && <SearchPanel {...found} onRetry={retry} />}
    </>
  )
}
