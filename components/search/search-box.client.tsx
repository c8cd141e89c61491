'use client'
/**
 * The text box of the search form with its panel: an ARIA combobox whose popup is a grid. Without script it is a plain field of
 * the form. The field is uncontrolled, so that text typed before hydration is not lost.
 */
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { later } from '@/components/ui/later.client'
import { panelTextLimit } from '@/lib/domain/search/panel-text-limit'
import type { PanelTexts } from './panel-texts'
import styles from './search-form.module.css'
import type { PanelKeys, ResultsProps } from './search-results.client'

type Props = Pick<ResultsProps, 'language' | 'hasStock' | 'lists' | 'hasCounts'> & {
  texts: Pick<PanelTexts, 'label' | 'placeholder' | 'clear'>
  /** Id of the field. */
  id: string
  icon: ReactNode
  clearIcon: ReactNode
  /** The buttons next to the field. */
  children: ReactNode
}

export const LaterResults = later(async () => (await import('./search-results.client')).SearchResults)

/** The text of the field, whether its panel is open, and the cell chosen by the arrow keys. */
function useBox() {
  const field = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [isNear, setNear] = useState(false)

  // Deferred until after the frame that responds to the click, as on touch screens the pointer enters only when it presses.
  const comeNear = () => requestAnimationFrame(() => setTimeout(setNear, 0, true))
  const open = () => {
    setText(field.current?.value ?? '')
    setOpen(true)
    comeNear()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for input from before hydration
  useEffect(() => {
    setReady(true)
    if (document.activeElement === field.current) open()
    else setText(field.current?.value ?? '')
  }, [])

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
  const choose = useCallback((cell: string | undefined) => {
    if (cell) setOpen(true)
    setChosen(cell)
  }, [])
  return { field, isReady, isOpen, text, chosen, isNear, choose, comeNear, open, close, type, clear }
}

type FieldProps = Pick<Props, 'id' | 'texts' | 'icon' | 'clearIcon'> & {
  box: ReturnType<typeof useBox>
  gridId: string
  keys: RefObject<PanelKeys | null>
}

function SearchField({ id, texts, icon, clearIcon, box, gridId, keys }: FieldProps) {
  const { isOpen, chosen } = box
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
        onKeyDown={(event: KeyboardEvent) => keys.current?.steer(event)}
        {...(box.isReady && combobox)}
        aria-controls={isOpen ? gridId : undefined}
        aria-activedescendant={isOpen ? chosen : undefined}
      />
      {box.text && (
        <button type="button" className={styles.clear} aria-label={texts.clear} onClick={box.clear}>
          {clearIcon}
        </button>
      )}
    </div>
  )
}

export function SearchBox({ id, texts, icon, clearIcon, children, ...searched }: Props) {
  const gridId = useId()
  const keys = useRef<PanelKeys>(null)
  const box = useBox()
  const { isOpen, chosen } = box
  // The field shows a letter first, the panel is rendered after it. It closes at once, as the browser then scrolls to the focused
  // element.
  const hasOpened = useDeferredValue(isOpen)
  const shown = { text: useDeferredValue(box.text), isOpen: isOpen && hasOpened }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the panel shows only while the focus is in here
    <div
      className={styles.box}
      // The visitor may soon use it.
      onPointerEnter={box.comeNear}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || box.close()}
      onKeyDown={({ key }) => key === 'Escape' && box.close()}
    >
      <div className={styles.row}>
        <SearchField id={id} texts={texts} icon={icon} clearIcon={clearIcon} box={box} gridId={gridId} keys={keys} />
        {children}
      </div>
      {box.isNear && <LaterResults {...searched} {...shown} {...{ id, gridId, chosen, keys }} onChoose={box.choose} />}
    </div>
  )
}
