'use client'
/**
 * Opens the forms of a property in a dialog: links to them have `data-form`. The dialog has its full height from the start, and
 * the form is loaded into it. Without script, or when the form cannot be loaded, the link leads to the form's own page. The
 * form's script is loaded when a dialog first opens.
 */
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { FormProps } from '@/lib/forms/form-props'
import styles from './form-dialog.module.css'

type Words = { title: string; intro: string; props: FormProps }

/** `action`: the form's own page, which it is posted to. */
type Loaded = Words & { action: string; FormBody: ComponentType<FormProps & { action: string }> }

/** What the dialog shows: the texts of the followed link, and the form once it is loaded. */
type Shown = { link: HTMLAnchorElement; loaded?: Loaded }

type Props = {
  language: string
  subjectId: number
  /** The subject of the form, shown under the title. */
  about: string
  closeText: string
  waitText: string
}

/** Plain clicks only: with a modifier key the visitor asks for a new tab or window. */
const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

async function loadWords(form: string, language: string, subjectId: number): Promise<Words> {
  const query = new URLSearchParams({ form, language, subject: String(subjectId) })
  const answer = await fetch(`/api/form/?${query}`)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json()
}

const loadBody = async (form: string | undefined) =>
  form === 'visit'
    ? (await import('../viewing-slots/viewing-form.client')).ViewingFormBody
    : (await import('../form.client')).FormBody

/** @throws when a part cannot be loaded, such as the script of an older release. */
async function load(link: HTMLAnchorElement, language: string, subjectId: number): Promise<Loaded> {
  const [words, FormBody] = await Promise.all([
    loadWords(link.dataset['form'] ?? '', language, subjectId),
    loadBody(link.dataset['form']),
  ])
  return { ...words, FormBody, action: link.href }
}

function Waiting({ text }: { text: string }) {
  return (
    <div className={styles.waiting} role="status">
      <p className="vh">{text}</p>
      <div />
      <div />
      <div />
    </div>
  )
}

/** Opens the dialog for followed links. @returns what to show, and the handler of the dialog's close event. */
function useFollowedLink(dialog: RefObject<HTMLDialogElement | null>, { language, subjectId }: Props) {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    async function open(event: MouseEvent): Promise<void> {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-form]') : null
      if (!link || !isPlain(event)) return
      event.preventDefault()
      setShown({ link })
      dialog.current?.showModal()
      try {
        const loaded = await load(link, language, subjectId)
        // The dialog may have been closed meanwhile, or opened for another link.
        setShown((now) => (now?.link === link ? { link, loaded } : now))
      } catch {
        if (dialog.current?.open) window.location.assign(link.href)
      }
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [dialog, language, subjectId])
  return [shown, () => setShown(undefined)] as const
}

export function FormDialog(props: Props) {
  const { about, closeText, waitText } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, onClose] = useFollowedLink(dialog, props)
  const { link, loaded } = shown ?? {}
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="form-dialog-title" onClose={onClose}>
      {link && (
        <>
          <div className={styles.head}>
            <h2 id="form-dialog-title">{loaded?.title ?? (link.ariaLabel || link.textContent)}</h2>
            <p>{about}</p>
            <button type="button" className={styles.close} aria-label={closeText} onClick={() => dialog.current?.close()}>
              <Icon of="x" size={24} />
            </button>
          </div>
          <div className={styles.body}>
            {loaded ? (
              <>
                <p>{loaded.intro}</p>
                <loaded.FormBody {...loaded.props} action={loaded.action} />
              </>
            ) : (
              <Waiting text={waitText} />
            )}
          </div>
        </>
      )}
    </dialog>
  )
}
