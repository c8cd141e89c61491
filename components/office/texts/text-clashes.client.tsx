'use client'
/** Fields that a colleague wrote while somebody was typing in them: what the colleague wrote, and both choices. What was typed stays. */
import { Button } from '@/components/ui/button'
import type { FaultPlace } from './text-checks.client'
import styles from './text-editor.module.css'
import { fieldId } from './text-field.client'
import type { Clash } from './use-draft'

type Props = {
  clashes: readonly Clash[]
  places: readonly FaultPlace[]
  words: Record<'takeTheirs' | 'keepMine' | 'clash', string>
  onMine: (clash: Clash) => void
}

function takeTheirs({ name, theirs }: Clash): void {
  const field = document.getElementById(fieldId(name))
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
  field.value = theirs
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function TextClashes({ clashes, places, words, onMine }: Props) {
  return clashes.map((clash) => (
    <div key={clash.name} className={styles.clash} role="alert">
      <p>
        <b>{places.find(({ name }) => name === clash.name)?.label}</b> {words.clash} <q>{clash.theirs}</q>
      </p>
      <Button look="line" size="s" onClick={() => takeTheirs(clash)}>
        {words.takeTheirs}
      </Button>
      <Button look="line" size="s" onClick={() => onMine(clash)}>
        {words.keepMine}
      </Button>
    </div>
  ))
}
