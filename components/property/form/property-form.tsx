/** The form itself; an application without the link of a visit says instead what will be asked (ruling 30). */
import { Form } from '@/components/forms/form'
import { ApplicationPreview } from '@/components/visits/application-preview'
import type { Language } from '@/lib/domain/language'
import type { PublicProperty } from '@/lib/domain/property'
import type { PropertyForm as PropertyFormId } from '@/lib/domain/property-forms'
import type { FormProps } from '@/lib/forms/form-props'
import { propertyFormHref } from '@/lib/server/property-form-page'
import type { Subject } from '@/lib/server/submissions/find-subject'

export type PropertyFormProps = {
  property: PublicProperty
  form: PropertyFormId
  language: Language
  subject: Subject
  choices: FormProps['choices']
  /** The query that a mailed link carries, when it gives a right; empty otherwise. */
  link: string
}

export function PropertyForm({ property, form, language, subject, choices, link }: PropertyFormProps) {
  if (form === 'rental-application' && !link)
    return <ApplicationPreview subject={subject} language={language} visitHref={propertyFormHref(property, 'visit', language)} />
  return <Form form={form} language={language} subject={subject} choices={choices} {...(link && { given: { LINK: link } })} />
}
