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

export function SearchBox({ id, language, texts, types, stock, lists, hasCounts, icon, clearIcon, children }: Props) {
  const gridId = useId()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const { state, askAgain } = usePanelResult(text, language, stock)
  const tokens = tokenise(text)
  const { cities, suggestions, properties } = state.result
  const named = findNamed(types, ({ name }) => [name], text)
  const shownTypes = named.length > 0 ? named : types
  const grid = [
    ...[...shownTypes, ...cities, ...(named.length > 0 ? [] : suggestions)].map((choice) => choiceCells(gridId, choice)),
    ...properties.map((property) => [propertyCell(gridId, property)]),
  ]
  const active = isOpen && chosen && grid.flat().includes(chosen) ? chosen : undefined

  useEffect(() => {
    setReady(true)
    setText(field.current?.value ?? '')
    if (document.activeElement === field.current) setOpen(true)
  }, [])
  useEffect(() => {
    if (isOpen) makeRoom(box.current)
  }, [isOpen])
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

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
  const steer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = moveInGrid(grid, active, event.key)
    if (next) {
      event.preventDefault()
      setOpen(true)
      setChosen(next)
    } else if (active && event.key === 'Enter') {
      event.preventDefault()
      document.getElementById(active)?.querySelector('a')?.click()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the panel shows only while the focus is in here
    <div
      ref={box}
      className={styles.box}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={styles.row}>
        <div className={styles.field}>
          {icon}
          <label className="vh" htmlFor={id}>
            {texts.label}
          </label>
          <input
            ref={field}
            id={id}
            name="q"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={panelTextLimit}
            placeholder={texts.placeholder}
            onFocus={open}
            onClick={open}
            onChange={type}
            onKeyDown={steer}
            {...(isReady && { role: 'combobox', 'aria-haspopup': 'grid', 'aria-expanded': isOpen, 'aria-autocomplete': 'list' })}
            aria-controls={isOpen ? gridId : undefined}
            aria-activedescendant={active}
          />
          {text && (
            <button type="button" className={styles.clear} aria-label={texts.clear} onClick={clear}>
              {clearIcon}
            </button>
          )}
        </div>
        {children}
      </div>
      <div role="status" className="vh">
        {isOpen && tokens.length > 0 && announce(state, named.length, texts, language)}
      </div>
      {isOpen && (
        <SearchPanel
          types={shownTypes}
          hasTypes={named.length > 0}
          hasText={tokens.length > 0}
          state={state}
          language={language}
          context={{ texts, lists, hasCounts, gridId, active, tokens }}
          onRetry={askAgain}
        />
      )}
    </div>
  )
}
