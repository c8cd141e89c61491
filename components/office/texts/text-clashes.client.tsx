'use client'
/**
 * Edit conflicts: fields that a colleague changed while they were being edited. Shows the colleague's text and both choices. The
 * typed text is preserved.
 */
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
  /** Language of a field, by its name; none for fields that are the same in all languages. */
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
  /** The buttons disappear after the choice: the focus moves to the field. */
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
