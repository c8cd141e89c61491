/** A button that leads to a form of the property: a page of its own, opened as a dialog where script runs (ruling 6). */
import type { ReactNode } from 'react'
import { ButtonLink, type ButtonLook } from '@/components/ui/button'
import type { PropertyForm } from '@/lib/domain/property/property-forms'
import type { PropertyDetail } from '@/lib/server/property/property-detail'

type Props = ButtonLook & { detail: Pick<PropertyDetail, 'formHrefs'>; form: PropertyForm; children: ReactNode }

/** The others are long, or bind: they stand on their own page with what should be known beforehand. */
const inDialog: readonly PropertyForm[] = ['visit', 'information', 'documents', 'send-to-friend']

/** Nothing when the property does not offer the form. */
export function FormLink({ detail, form, children, ...look }: Props) {
  const href = detail.formHrefs[form]
  if (!href) return null
  return (
    <ButtonLink {...look} href={href} data-form={inDialog.includes(form) ? form : undefined}>
      {children}
    </ButtonLink>
  )
}
