'use client'
/**
 * On small screens the list is a sheet over the map, with three heights: its head, half the window, full height. It is dragged,
 * or moved with two buttons. It reports to the map how much of the map it covers.
 */
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './map-sheet.module.css'
import { nearestStep, type SheetStep, sheetSteps } from './sheet-steps'
import { useMapRoom } from './use-map-room'

/** Distance in px below which a drag is a click. */
const leastPull = 4

type Grip = { y: number; height: number; isPulled: boolean }

const sheetOf = (row: Element) => row.closest<HTMLElement>('[data-map-list]')

/** The step is an attribute of the root element, as the height of the map also depends on it. */
function useStep() {
  const [step, setStep] = useState<SheetStep>('half')
  useEffect(() => {
    document.documentElement.dataset['sheet'] = step
    return () => {
      delete document.documentElement.dataset['sheet']
    }
  }, [step])
  // The sheet is lowered while the visitor draws, so that the map is visible.
  useEffect(() => {
    const onDraw = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-draw]')) setStep('half')
    }
    document.addEventListener('click', onDraw, true)
    return () => document.removeEventListener('click', onDraw, true)
  }, [])
  return [step, setStep] as const
}

/** Scrolls focused elements fully into view, which browsers do not do in a row that scrolls sideways. */
function useWholeStops() {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.closest('[data-map-list] :is(li, section)')) return
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
}

/** @param props.larger name of the button that raises the sheet. @param props.smaller name of the button that lowers it. */
export function MapSheet({ larger, smaller }: { larger: string; smaller: string }) {
  const [step, setStep] = useStep()
  const grip = useRef<Grip>(undefined)
  useMapRoom()
  useWholeStops()

  const move = (by: 1 | -1) => setStep(sheetSteps[sheetSteps.indexOf(step) + by] ?? step)

  const onPointerDown = ({ currentTarget, target, clientY, isPrimary, pointerId }: PointerEvent) => {
    const sheet = sheetOf(currentTarget)
    if (!sheet || !isPrimary || (target instanceof Element && target.closest('button'))) return
    // Captured at once: a quick drag has left the element before the first move event.
    currentTarget.setPointerCapture(pointerId)
    grip.current = { y: clientY, height: sheet.offsetHeight, isPulled: false }
  }
  const onPointerMove = ({ currentTarget, clientY }: PointerEvent) => {
    const [from, sheet] = [grip.current, sheetOf(currentTarget)]
    if (!from || !sheet) return
    if (!from.isPulled) {
      if (Math.abs(clientY - from.y) < leastPull) return
      from.isPulled = true
    }
    sheet.style.setProperty('--pulled', `${from.height + from.y - clientY}px`)
  }
  const onPointerUp = ({ currentTarget, clientY }: PointerEvent) => {
    const [from, sheet] = [grip.current, sheetOf(currentTarget)]
    grip.current = undefined
    if (!from?.isPulled || !sheet) return
    sheet.style.removeProperty('--pulled')
    setStep(nearestStep(from.height + from.y - clientY, sheet.parentElement?.offsetHeight ?? 0))
  }
  return (
    <div
      className={styles.grab}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <i aria-hidden="true" />
      {/* Not `disabled`: the button that reaches the end would lose the focus. */}
      <button type="button" aria-label={larger} aria-disabled={step === 'full'} onClick={() => move(1)}>
        <Icon of="chevron-down" size={16} />
      </button>
      <button type="button" aria-label={smaller} aria-disabled={step === 'peek'} onClick={() => move(-1)}>
        <Icon of="chevron-down" size={16} />
      </button>
    </div>
  )
}
