'use client'
/** Stores changes as a draft at once by posting the form; without script there is a button. */
import { useEffect, useRef } from 'react'

/** Two fields that only make sense together. */
const pair = '[data-pair]'

const inputsIn = (row: Element) => [...row.querySelectorAll('input')]

/** Whether both fields of a row are filled in, or neither, and their values differ from those of the page. */
function isWhole(row: Element): boolean {
  const inputs = inputsIn(row)
  const isEven = new Set(inputs.map(({ value }) => value === '')).size === 1
  return isEven && inputs.some(({ value, defaultValue }) => value !== defaultValue)
}

/** The row that loses the focus; none when the focus moves to a button of the form, which posts the form itself. */
function leftRow({ target, relatedTarget }: FocusEvent): Element | undefined {
  const row = target instanceof Element ? target.closest(pair) : null
  const stays = relatedTarget instanceof Node && row?.contains(relatedTarget)
  const isSent = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
  return row && !stays && !isSent ? row : undefined
}

/** @param form id of the form that is watched */
export function KeepDraft({ form }: { form: string }) {
  const isSent = useRef(false)
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    const keep = (from: Element) => {
      if (isSent.current || !element.checkValidity()) return
      isSent.current = true
      const place = from.closest('[data-place]')?.id ?? ''
      const field = element.elements.namedItem('place')
      if (field instanceof HTMLInputElement) field.value = place
      element.requestSubmit(element.querySelector<HTMLButtonElement>('button[value="save"]'))
    }
    const changed = ({ target }: Event) => {
      // Time fields fire `change` at the first digit: such a row is stored when it loses the focus.
      if (target instanceof HTMLElement && target.dataset['waits'] === undefined && !target.closest(pair)) keep(target)
    }
    const left = (event: FocusEvent) => {
      const row = leftRow(event)
      if (row && isWhole(row)) keep(row)
    }
    element.addEventListener('change', changed)
    element.addEventListener('focusout', left)
    return () => {
      element.removeEventListener('change', changed)
      element.removeEventListener('focusout', left)
    }
  }, [form])
  return null
}
