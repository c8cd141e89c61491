/** The form itself; an application without the link of a viewing shows instead what will be asked (ruling 30). */
import { Form } from '@/components/forms/form'
import { ApplicationPreview } from '@/components/viewings/application-preview'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { PropertyForm as PropertyFormId } from '@/lib/domain/property/property-forms'
import type { Language } from '@/lib/domain/text/language'
import type { FormProps } from '@/lib/forms/form-props'
import type { Subject } from '@/lib/server/leads/find-subject'
import { propertyFormHref } from '@/lib/server/property/property-form-page'

export type PropertyFormProps = {
  property: PublicProperty
  form: PropertyFormId
  language: Language
  subject: Subject
  choices: FormProps['choices']
  /** The query of a mailed link that is valid; empty otherwise. */
  link: string
  /** Whether the page was opened by a link that is no longer valid. */
  isLinkOver: boolean
}

export function PropertyForm({ property, form, language, subject, choices, link, isLinkOver }: PropertyFormProps) {
  if (form === 'rental-application' && !link)
    return (
      <ApplicationPreview
        subject={subject}
        language={language}
        viewingHref={propertyFormHref(property, 'visit', language)}
        isLinkOver={isLinkOver}
      />
    )
  return <Form form={form} language={language} subject={subject} choices={choices} {...(link && { given: { LINK: link } })} />
}
