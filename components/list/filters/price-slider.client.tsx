'use client'
/** Two knobs that fill in the price fields beside them; the fields alone serve where no script runs. */
import { type ChangeEvent, useRef, useState, useSyncExternalStore } from 'react'
import styles from './price-slider.module.css'

type Props = {
  range: { min: number; max: number }
  step: number
  low: number | undefined
  high: number | undefined
  texts: { low: string; high: string }
}

const subscribe = () => () => {}

/** Writes a field as if it were typed, so that whoever listens to the form hears it. */
function fillIn(form: HTMLFormElement | null | undefined, name: string, value: string): void {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function PriceSlider({ range, step, low, high, texts }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState({
    low: Math.max(low ?? range.min, range.min),
    high: Math.min(high ?? range.max, range.max),
  })
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

  const onLow = (event: ChangeEvent<HTMLInputElement>) => {
    const next = Math.min(Number(event.currentTarget.value), values.high - step)
    setValues({ ...values, low: next })
    fillIn(root.current?.closest('form'), 'minPrice', next > range.min ? String(next) : '')
  }
  const onHigh = (event: ChangeEvent<HTMLInputElement>) => {
    const next = Math.max(Number(event.currentTarget.value), values.low + step)
    setValues({ ...values, high: next })
    fillIn(root.current?.closest('form'), 'maxPrice', next < range.max ? String(next) : '')
  }

  const share = (value: number) => `${((value - range.min) / (range.max - range.min)) * 100}%`
  const knob = { ...range, step }
  return (
    <div ref={root} className={styles.slider} style={{ '--low': share(values.low), '--high': share(values.high) }}>
      {isHydrated && (
        <>
          <input type="range" aria-label={texts.low} {...knob} value={values.low} onChange={onLow} />
          <input type="range" aria-label={texts.high} {...knob} value={values.high} onChange={onHigh} />
        </>
      )}
    </div>
  )
}
