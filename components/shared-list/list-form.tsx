/** A form of a shared list, with the hidden fields that all of them send. With script the page is updated in place. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ListView } from '@/lib/domain/shared-list/shared-list'
import type { Language } from '@/lib/domain/text/language'
import type { RefusedText } from '@/lib/server/shared-list/refused-text'
import controls from './list-controls.module.css'

/** Data that all parts of the page need. */
export type ListContext = {
  listKey: string
  language: Language
  show: ListView
  /** A value that a form rejected. */
  refused: RefusedText | undefined
}

/** Undefined unless it was this form whose value was rejected. */
export const refusedIn = ({ refused }: ListContext, change: string): RefusedText | undefined =>
  refused?.change === change ? refused : undefined

/** Attributes of a field whose value was rejected. @param id of the field. */
export const refusedField = (refused: RefusedText | undefined, id: string) =>
  refused && ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const)

/** The error message of a field. @param id of the field. */
export function RefusedNote({ refused, id }: { refused: RefusedText | undefined; id: string }) {
  const t = useTranslations('SharedList.says')
  return (
    refused && (
      <p id={`${id}-error`} className={controls.error}>
        {t(refused.said)}
      </p>
    )
  )
}

type Props = {
  context: ListContext
  /** A change of lib/server/shared-list/change-list.ts. */
  change: string
  /** Id of the property that it changes. */
  property?: number
  className?: string | undefined
  /** Whether it leads to another page instead of back to this one. */
  leadsAway?: boolean
  label?: string
  children: ReactNode
}

export function ListForm({ context, change, property, className, leadsAway = false, label, children }: Props) {
  const { listKey, language, show } = context
  return (
    <form
      method="post"
      action="/api/shared-list/"
      className={className}
      data-quiet={leadsAway ? undefined : ''}
      aria-label={label}
    >
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="key" value={listKey} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="show" value={show} />
      {property !== undefined && <input type="hidden" name="property" value={property} />}
      {children}
    </form>
  )
}
