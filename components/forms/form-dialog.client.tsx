'use client'
/**
 * Opens the forms of a property in a dialog: links to them carry `data-form`. Without script, or when the form cannot
 * be fetched, the link leads to the form's own page. The form's script is loaded when a dialog first opens.
 */
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { FormProps } from '@/lib/forms/form-props'
import styles from './form-dialog.module.css'

type Words = { title: string; intro: string; props: FormProps }

/** `action`: the form's own page, where it is sent to. */
type Loaded = Words & { action: string; FormBody: ComponentType<FormProps & { action: string }> }

type Props = { language: string; subjectId: number; closeText: string }

/** Only a plain click: a new tab or window is the visitor's own choice. */
const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

async function loadWords(form: string, language: string, subjectId: number): Promise<Words> {
  const query = new URLSearchParams({ form, language, subject: String(subjectId) })
  const answer = await fetch(`/api/form/?${query}`)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json()
}

/** @throws when one of them cannot be had, such as the script of a release that is no longer there. */
async function load(link: HTMLAnchorElement, language: string, subjectId: number): Promise<Loaded> {
  const [words, { FormBody }] = await Promise.all([
    loadWords(link.dataset['form'] ?? '', language, subjectId),
    import('./form.client'),
  ])
  return { ...words, FormBody, action: link.href }
}

export function FormDialog({ language, subjectId, closeText }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    async function open(event: MouseEvent): Promise<void> {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-form]') : null
      if (!link || !isPlain(event)) return
      event.preventDefault()
      try {
        setLoaded(await load(link, language, subjectId))
        dialog.current?.showModal()
      } catch {
        window.location.assign(link.href)
      }
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [language, subjectId])

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="form-dialog-title" onClose={() => setLoaded(undefined)}>
      {loaded && (
        <>
          <div className={styles.head}>
            <h2 id="form-dialog-title">{loaded.title}</h2>
            <button type="button" className={styles.close} aria-label={closeText} onClick={() => dialog.current?.close()}>
              <Icon of="x" size={24} />
            </button>
            <p>{loaded.intro}</p>
          </div>
          <loaded.FormBody {...loaded.props} action={loaded.action} />
        </>
      )}
    </dialog>
  )
}
