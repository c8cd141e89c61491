'use client'
/** Keeps what is changed as a draft at once, with the page as it stands then; without script there is a button. */
import { useEffect, useRef } from 'react'

/** @param form id of the form whose fields it watches */
export function KeepDraft({ form }: { form: string }) {
  const isSent = useRef(false)
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    const keep = ({ target }: Event) => {
      const isField = target instanceof HTMLElement && target.dataset['waits'] === undefined
      if (!isField || isSent.current || !element.checkValidity()) return
      isSent.current = true
      const place = target.closest('[data-place]')?.id ?? ''
      const field = element.elements.namedItem('place')
      if (field instanceof HTMLInputElement) field.value = place
      element.requestSubmit(element.querySelector<HTMLButtonElement>('button[value="save"]'))
    }
    element.addEventListener('change', keep)
    return () => element.removeEventListener('change', keep)
  }, [form])
  return null
}
