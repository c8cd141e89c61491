'use client'
/** The results of a text's checks, each linking to its field (design, `kantoor-teksten`). */
import { Icon } from '@/components/ui/icon'
import type { TextFault } from '@/lib/content/editing/text-fault'
import { OfficeBlock } from '../frame/office-block'
import styles from './text-editor.module.css'
import { fieldId } from './text-field.client'

/** A field as the list names it: `FR, Titel`. */
export type FaultPlace = { name: string; label: string }

export type CheckWords = Record<'checksTitle' | 'allWell' | 'errors' | 'advice' | 'stops', string>

type Props = { faults: readonly TextFault[]; places: readonly FaultPlace[]; words: CheckWords; onOpen: (name: string) => void }

/** Shows the field's language first; after it is rendered, the field gets the focus. */
export function openField(name: string, onOpen: (name: string) => void): void {
  onOpen(name)
  requestAnimationFrame(() => document.getElementById(fieldId(name))?.focus())
}

function Line({ fault, places, words, onOpen }: Omit<Props, 'faults'> & { fault: TextFault }) {
  const { name, level } = fault
  const place = places.find((known) => known.name === name)
  return (
    <li className={level === 'error' ? styles.fault : styles.hint}>
      <Icon of={level === 'error' ? 'circle-exclamation-point' : 'triangle-exclamation-point'} />
      <div>
        {place && name && (
          <>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault()
                openField(name, onOpen)
              }}
            >
              {place.label}
            </a>
            {': '}
          </>
        )}
        <span lang={fault.isEnglish ? 'en' : undefined}>{fault.words}</span>
        {level === 'error' && <small>{words.stops}</small>}
      </div>
    </li>
  )
}

export function TextChecks({ faults, places, words, onOpen }: Props) {
  const wrong = faults.filter(({ level }) => level === 'error').length
  const aside = [
    wrong > 0 && `${wrong} ${words.errors}`,
    faults.length > wrong && `${faults.length - wrong} ${words.advice}`,
  ].filter(Boolean)
  return (
    <OfficeBlock title={words.checksTitle} aside={aside.join(', ')}>
      <ul className={styles.checks} aria-live="polite">
        {faults.length === 0 && (
          <li className={styles.well}>
            <Icon of="check" />
            <div>{words.allWell}</div>
          </li>
        )}
        {faults.map((fault) => (
          <Line key={`${fault.name} ${fault.words}`} fault={fault} places={places} words={words} onOpen={onOpen} />
        ))}
      </ul>
    </OfficeBlock>
  )
}
