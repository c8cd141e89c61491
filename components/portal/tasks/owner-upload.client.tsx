'use client'
/** The owner's upload field, with progress. Without script the form is posted by the browser. */
import { useEffect, useRef } from 'react'
import { FileControl } from '@/components/forms/uploads/file-control.client'
import { uploadForm } from '@/components/forms/uploads/upload-form'
import { useWhenShownAgain } from '@/components/ui/use-when-shown-again'
import type { FileTexts } from '@/lib/forms/form-texts'

type Props = {
  id: string
  name: string
  label: string
  accept: readonly string[]
  texts: FileTexts
}

const nothing = () => Promise.resolve()

/** Loads the page with the result, also where only its fragment differs. */
function goTo(next: string): void {
  const address = new URL(next, location.href)
  const isHere = address.pathname + address.search === location.pathname + location.search
  location.assign(address)
  if (isHere) location.reload()
}

/** Uploads by script, one file at a time. A form without a file, or one that the script cannot send, is posted by the browser. */
function useUpload() {
  const place = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  useWhenShownAgain(() => {
    isSending.current = false
  })
  useEffect(() => {
    const form = place.current?.closest('form')
    const controller = new AbortController()
    const send = (event: SubmitEvent) => {
      const file = form?.querySelector<HTMLInputElement>('input[type=file]')
      if (!form || !file?.files?.length) return
      event.preventDefault()
      if (isSending.current) return
      isSending.current = true
      uploadForm<{ next: string }>(form, location.href, new FormData(form))
        .then(({ next }) => goTo(next))
        .catch(() => form.submit())
    }
    form?.addEventListener('submit', send, { signal: controller.signal })
    return () => controller.abort()
  }, [])
  return place
}

export function OwnerUpload({ id, name, label, accept, texts }: Props) {
  const place = useUpload()
  return (
    <div ref={place}>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <FileControl
        id={id}
        field={{ isRequired: true, accept }}
        isInvalid={false}
        describedBy={undefined}
        registration={{ name, onChange: nothing, onBlur: nothing, ref: () => {} }}
        texts={texts}
      />
    </div>
  )
}
