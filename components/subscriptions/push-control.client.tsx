'use client'
/** Switches push notifications of a saved search on and off for this device; shown only where the browser supports them. */
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import styles from './push-control.module.css'
import { canNotify, isAmong, type Outcome, type PushRight, switchOff, switchOn } from './push-device'

export type PushProps = PushRight & {
  /** Hashes of the devices that are notified of this search. */
  devices: readonly string[]
  /** Name of the search, for screen readers. */
  name: string
  words: Readonly<Record<'on' | 'off' | 'isOn' | 'denied' | 'failed' | 'ofSearch', string>>
}

/** Other searches of the page that notify this device. */
const othersOn = (own: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-push="on"]')].some(({ dataset }) => dataset['search'] !== own)

export function PushControl({ token, search, siteKey, devices, name, words }: PushProps) {
  const [state, setState] = useState<Outcome>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    if (!canNotify()) return
    isAmong(devices)
      .then((isOn) => setState(isOn ? 'on' : 'off'))
      .catch(() => {})
  }, [devices])
  if (!state) return null
  const right = { token, search, siteKey }
  const press = () => {
    if (isBusy) return
    setIsBusy(true)
    const change = state === 'on' ? switchOff(right, !othersOn(search)) : switchOn(right)
    change
      .catch((): Outcome => 'failed')
      .then(setState)
      .finally(() => setIsBusy(false))
  }
  const text = state === 'on' ? words.off : words.on
  const label = words.ofSearch.replace('{action}', text).replace('{search}', name)
  // Not `disabled`: the button would lose the focus.
  return (
    <div className={styles.push} data-push={state} data-search={search}>
      <Button look="line" full aria-label={label} onClick={press} aria-disabled={isBusy || undefined}>
        <Icon of="bell" />
        {text}
      </Button>
      <p role="status">{state === 'on' ? words.isOn : state === 'off' ? '' : words[state]}</p>
    </div>
  )
}
