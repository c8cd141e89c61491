/** A button that leads to a form of the property: a page of its own, opened as a dialog where script runs (ruling 6). */
import type { ReactNode } from 'react'
import { ButtonLink, type ButtonLook } from '@/components/ui/button'
import type { PropertyForm } from '@/lib/domain/property/property-forms'
import type { PropertyDetail } from '@/lib/server/property/property-detail'

type Props = ButtonLook & { detail: Pick<PropertyDetail, 'formHrefs'>; form: PropertyForm; children: ReactNode }

/** Forms shown in a dialog. The others are long or binding: they have a page with the information needed beforehand. */
const inDialog: readonly PropertyForm[] = ['visit', 'information', 'documents', 'send-to-friend']

/** Renders nothing when the form is not available for the property. */
export function FormLink({ detail, form, children, ...look }: Props) {
  const href = detail.formHrefs[form]
  if (!href) return null
  return (
    <ButtonLink {...look} href={href} data-form={inDialog.includes(form) ? form : undefined}>
      {children}
    </ButtonLink>
  )
}
