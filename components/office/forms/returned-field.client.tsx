'use client'
/** Fields of the office that show their typed values after their form was returned, with their errors. */
import type { ComponentProps } from 'react'
import { useReturnedNotice } from '@/components/forms/returned/returned-context.client'
import { NoticeBox } from '@/components/ui/notice-box'
import { problemsId } from '@/lib/routing/returned-form'
import { OfficeChoice } from './office-choice'
import styles from './returned-field.module.css'

/** `of`: name of the form. */
type Of = { of: string; name: string }

function useReturnedField({ of, name }: Of) {
  const returned = useReturnedNotice(of)
  const isWrong = returned?.errors?.[name] !== undefined
  return {
    typed: returned?.values?.[name],
    said: isWrong ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {},
  }
}

/** Why the form was returned. */
export function ReturnedNotice({ of }: Pick<Of, 'of'>) {
  const notice = useReturnedNotice(of)?.notice
  return notice ? <NoticeBox id={problemsId(of)} notice={notice} /> : null
}

/** The error of a field. */
export function ReturnedError({ of, name }: Of) {
  const error = useReturnedNotice(of)?.errors?.[name]
  return error ? (
    <p className={styles.error} id={`${name}-error`}>
      {error}
    </p>
  ) : null
}

export function ReturnedInput({ of, defaultValue, ...rest }: ComponentProps<'input'> & Of) {
  const { typed, said } = useReturnedField({ of, name: rest.name })
  return <input {...rest} {...said} defaultValue={typed ?? defaultValue} />
}

export function ReturnedText({ of, defaultValue, ...rest }: ComponentProps<'textarea'> & Of) {
  const { typed, said } = useReturnedField({ of, name: rest.name })
  return <textarea {...rest} {...said} defaultValue={typed ?? defaultValue} />
}

export function ReturnedSelect({ of, defaultValue, ...rest }: ComponentProps<'select'> & Of) {
  const { typed, said } = useReturnedField({ of, name: rest.name })
  return <select {...rest} {...said} defaultValue={typed ?? defaultValue} />
}

/** A checkbox or radio button with its posted state. */
export function ReturnedTick({ of, defaultChecked, ...rest }: ComponentProps<'input'> & Of) {
  const isReturned = useReturnedNotice(of) !== undefined
  const { typed } = useReturnedField({ of, name: rest.name })
  return <input type="checkbox" {...rest} defaultChecked={isReturned ? typed === (rest.value ?? 'on') : defaultChecked} />
}

/** A select with its posted choice. */
export function ReturnedChoice({ of, ...rest }: ComponentProps<typeof OfficeChoice> & Of) {
  const { typed } = useReturnedField({ of, name: rest.name })
  return <OfficeChoice {...rest} value={typed ?? rest.value} />
}

/** A fold that is open after its form was returned. */
export function ReturnedFold({ of, ...rest }: ComponentProps<'details'> & Pick<Of, 'of'>) {
  return <details {...rest} open={useReturnedNotice(of) !== undefined} />
}
