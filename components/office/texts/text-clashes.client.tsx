'use client'
/** Fields that a colleague wrote while somebody was typing in them: what the colleague wrote, and both choices. What was typed stays. */
import { Button } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { type FaultPlace, openField } from './text-checks.client'
import styles from './text-editor.module.css'
import { fieldId } from './text-field.client'
import type { Clash } from './use-draft'

type Props = {
  clashes: readonly Clash[]
  places: readonly FaultPlace[]
  words: Record<'takeTheirs' | 'keepMine' | 'clash', string>
  /** Of a field, by its name; none for what is the same in all languages. */
  langOf: (name: string) => Language | undefined
  onOpen: (name: string) => void
  onMine: (clash: Clash) => void
}

function takeTheirs({ name, theirs }: Clash): void {
  const field = document.getElementById(fieldId(name))
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
  field.value = theirs
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function TextClashes({ clashes, places, words, langOf, onOpen, onMine }: Props) {
  /** The buttons go with the choice: the keyboard goes on in the field. */
  const choose = (clash: Clash, take: (clash: Clash) => void) => {
    take(clash)
    openField(clash.name, onOpen)
  }
  return clashes.map((clash) => (
    <div key={clash.name} className={styles.clash} role="alert">
      <p>
        <b>{places.find(({ name }) => name === clash.name)?.label}</b> {words.clash}{' '}
        <q lang={langOf(clash.name)}>{clash.theirs}</q>
      </p>
      <Button look="line" size="s" onClick={() => choose(clash, takeTheirs)}>
        {words.takeTheirs}
      </Button>
      <Button look="line" size="s" onClick={() => choose(clash, onMine)}>
        {words.keepMine}
      </Button>
    </div>
  ))
}
