'use client'
/**
 * The text box of the search form with its panel: an ARIA combobox whose popup is a grid. Without script it is a plain
 * field of the form. The field keeps its own text, so that what was typed before script ran is not lost.
 */
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { findNamed, type PanelChoice, panelTextLimit } from '@/lib/domain/search/panel-search'
import { tokenise } from '@/lib/domain/search/tokenise'
import type { Language } from '@/lib/domain/text/language'
import { fillCount } from '@/lib/domain/text/plural-text'
import { moveInGrid } from './move-in-grid'
import { choiceCells, propertyCell, type RowContext } from './panel-row.client'
import type { PanelTexts } from './panel-texts'
import styles from './search-form.module.css'
import { SearchPanel } from './search-panel.client'
import { type PanelState, type PanelStock, usePanelResult } from './use-panel-result'

type Props = {
  /** Of the field. */
  id: string
  language: Language
  texts: PanelTexts
  types: readonly PanelChoice[]
  /** What to search in; without it the server is asked. */
  stock: PanelStock | undefined
  lists: RowContext['lists']
  hasCounts: boolean
  icon: ReactNode
  clearIcon: ReactNode
  /** The buttons beside the field. */
  children: ReactNode
}

/** What was found, in words. */
function announce({ result, isSettled, isFailed }: PanelState, types: number, texts: PanelTexts, language: Language): string {
  if (isFailed) return texts.failed
  if (!isSettled) return ''
  const count = (total: number) => fillCount(texts.found, total, language)
  const { cities, properties, suggestions } = result
  const found = `${texts.city}: ${count(cities.length)}. ${texts.property}: ${count(properties.length)}.`
  if (types) return `${texts.type}: ${count(types)}. ${found}`
  if (suggestions.length) return `${texts.suggestions} ${count(suggestions.length)}`
  if (cities.length + properties.length === 0) return texts.nothing
  return found
}

/** Moves the box up to the header when the panel opens below the window. */
function makeRoom(box: HTMLElement | null): void {
  const panel = box?.querySelector('[role=grid]')
  if (panel && panel.getBoundingClientRect().bottom > window.innerHeight) box?.scrollIntoView({ block: 'start' })
}

/** What the panel shows for a text, and the cells of it that the arrow keys go through. */
function usePanel(text: string, gridId: string, { types, language, stock }: Pick<Props, 'types' | 'language' | 'stock'>) {
  const { state, askAgain } = usePanelResult(text, language, stock)
  const { cities, suggestions, properties } = state.result
  const named = findNamed(types, ({ name }) => [name], text)
  const shownTypes = named.length > 0 ? named : types
  const grid = [
    ...[...shownTypes, ...cities, ...(named.length > 0 ? [] : suggestions)].map((choice) => choiceCells(gridId, choice)),
    ...properties.map((property) => [propertyCell(gridId, property)]),
  ]
  return { state, askAgain, named, shownTypes, grid, tokens: tokenise(text) }
}

/** The text of the field, whether its panel is open, and the cell that the keys have reached. */
function useBox() {
  const field = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()

  useEffect(() => {
    setReady(true)
    setText(field.current?.value ?? '')
    if (document.activeElement === field.current) setOpen(true)
  }, [])

  const open = () => {
    setText(field.current?.value ?? '')
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setChosen(undefined)
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value)
    setChosen(undefined)
    setOpen(true)
  }
  const clear = () => {
    if (!field.current) return
    field.current.value = ''
    setText('')
    setChosen(undefined)
    field.current.focus()
  }
  return { field, isReady, isOpen, setOpen, text, chosen, setChosen, open, close, type, clear }
}

/** Arrow keys go through the panel, Enter follows what they reached. */
function steer(
  event: KeyboardEvent,
  grid: Parameters<typeof moveInGrid>[0],
  active: string | undefined,
  choose: (cell: string) => void,
) {
  if (event.nativeEvent.isComposing) return
  const next = moveInGrid(grid, active, event.key)
  if (next) {
    event.preventDefault()
    choose(next)
  } else if (active && event.key === 'Enter') {
    event.preventDefault()
    document.getElementById(active)?.querySelector('a')?.click()
  }
}

type FieldProps = Pick<Props, 'id' | 'texts' | 'icon' | 'clearIcon'> & {
  box: ReturnType<typeof useBox>
  gridId: string
  active: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
}

function SearchField({ id, texts, icon, clearIcon, box, gridId, active, onKeyDown }: FieldProps) {
  const { isOpen } = box
  const combobox = { role: 'combobox', 'aria-haspopup': 'grid', 'aria-expanded': isOpen, 'aria-autocomplete': 'list' } as const
  return (
    <div className={styles.field}>
      {icon}
      <label className="vh" htmlFor={id}>
        {texts.label}
      </label>
      <input
        ref={box.field}
        id={id}
        name="q"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={panelTextLimit}
        placeholder={texts.placeholder}
        onFocus={box.open}
        onClick={box.open}
        onChange={box.type}
        onKeyDown={onKeyDown}
        {...(box.isReady && combobox)}
        aria-controls={isOpen ? gridId : undefined}
        aria-activedescendant={active}
      />
      {box.text && (
        <button type="button" className={styles.clear} aria-label={texts.clear} onClick={box.clear}>
          {clearIcon}
        </button>
      )}
    </div>
  )
}

export function SearchBox({ id, language, texts, types, stock, lists, hasCounts, icon, clearIcon, children }: Props) {
  const gridId = useId()
  const element = useRef<HTMLDivElement>(null)
  const box = useBox()
  const { isOpen, chosen } = box
  const { state, askAgain, named, shownTypes, grid, tokens } = usePanel(box.text, gridId, { types, language, stock })
  const active = isOpen && chosen && grid.flat().includes(chosen) ? chosen : undefined

  useEffect(() => {
    if (isOpen) makeRoom(element.current)
  }, [isOpen])
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const choose = (cell: string) => {
    box.setOpen(true)
    box.setChosen(cell)
  }
  const field = { id, texts, icon, clearIcon, box, gridId, active }
  const context = { texts, lists, hasCounts, gridId, active, tokens }
  const found = { types: shownTypes, hasTypes: named.length > 0, hasText: tokens.length > 0, state, language, context }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the panel shows only while the focus is in here
    <div
      ref={element}
      className={styles.box}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || box.close()}
      onKeyDown={({ key }) => key === 'Escape' && box.close()}
    >
      <div className={styles.row}>
        <SearchField {...field} onKeyDown={(event) => steer(event, grid, active, choose)} />
        {children}
      </div>
      <div role="status" className="vh">
        {isOpen && tokens.length > 0 && announce(state, named.length, texts, language)}
      </div>
      {isOpen && <SearchPanel {...found} onRetry={askAgain} />}
    </div>
  )
}
