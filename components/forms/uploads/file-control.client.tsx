'use client'
/**
 * A field for one file: an area to click or drop a file on, then the name and size of the file, the upload progress, and a button
 * that removes it. The native control lies over it, invisible; without script the native control is shown instead.
 */
import { type ChangeEvent, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { FileTexts } from '@/lib/forms/form-texts'
import type { ControlProps } from '../fields/field-control'
import styles from './file-control.module.css'
import { uploadEvent } from './upload-event'

type Props = Pick<ControlProps, 'id' | 'isInvalid' | 'describedBy' | 'registration'> & {
  field: Pick<ControlProps['field'], 'isRequired' | 'accept'>
  texts: FileTexts
}

/** @param bytes formatted in kB or MB in the language of the page. */
function fileSize(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  const language = document.documentElement.lang || undefined
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}

/** Upload progress of the field's form, from 0 to 1; undefined when it is not being sent. */
function useSentShare(input: HTMLInputElement | null): number | undefined {
  const [share, setShare] = useState<number>()
  useEffect(() => {
    const controller = new AbortController()
    const listen = (event: Event) => setShare(event instanceof CustomEvent ? Number(event.detail) : undefined)
    input?.form?.addEventListener(uploadEvent, listen, { signal: controller.signal })
    return () => controller.abort()
  }, [input])
  return share
}

function Chosen({ file, share, sent }: { file: File; share: number | undefined; sent: string }) {
  const percent = String(Math.round(100 * (share ?? 0)))
  return (
    <span className={styles.words} role="status">
      <b className={styles.name}>{file.name}</b>
      <small>{share === undefined ? fileSize(file.size) : sent.replace('{percent}', percent)}</small>
      {share !== undefined && <progress value={share} max={1} aria-label={file.name} />}
    </span>
  )
}

export function FileControl({ id, field, isInvalid, describedBy, registration, texts }: Props) {
  const { ref, onChange, ...rest } = registration
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [file, setFile] = useState<File>()
  const share = useSentShare(input)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    setFile(event.target.files?.[0])
    void onChange(event)
  }
  const remove = () => {
    if (!input) return
    input.value = ''
    setFile(undefined)
    void onChange({ target: input, type: 'change' })
    input.focus()
  }
  const state = {
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': field.isRequired || undefined,
  }
  return (
    <div className={styles.file} data-chosen={file ? '' : undefined}>
      <span className={styles.tile}>
        <Icon of={file ? (isInvalid ? 'x' : 'check') : 'plus'} />
      </span>
      {file ? (
        <Chosen file={file} share={share} sent={texts.sent} />
      ) : (
        <span className={styles.words}>
          <span>
            <b>{texts.choose}</b> {texts.drop}
          </span>
        </span>
      )}
      <input
        {...rest}
        {...state}
        ref={(element) => {
          ref(element)
          setInput(element)
        }}
        onChange={take}
        id={id}
        className="drawn-input"
        type="file"
        accept={field.accept?.join(',')}
      />
      {file && (
        <button type="button" onClick={remove} aria-label={texts.remove.replace('{name}', file.name)}>
          <Icon of="x" />
        </button>
      )}
    </div>
  )
}
