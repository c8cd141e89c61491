/** A form of a property on its own page, inside the site's frame. */
import { Form } from '@/components/forms/form'
import { FormPage } from '@/components/forms/form-page'
import { SiteFrame } from '@/components/layout/site-frame'
import { AgentLine } from '@/components/modules/team/agent-line'
import { PropertyCard } from '@/components/property/property-card'
import type { Language } from '@/lib/domain/language'
import type { Property } from '@/lib/domain/property'
import type { PropertyForm } from '@/lib/domain/property-forms'
import type { FormProps } from '@/lib/forms/form-props'
import { listPathFor } from '@/lib/routing/href'
import { toPropertyCard } from '@/lib/server/property-card'
import { getPropertyDetail } from '@/lib/server/property-detail'
import { formCrumbs, propertyFormAlternates } from '@/lib/server/property-form-page'
import type { Subject } from '@/lib/server/submissions/find-subject'

type Props = { property: Property; form: PropertyForm; language: Language; subject: Subject; choices: FormProps['choices'] }

export function PropertyFormPage({ property, form, language, subject, choices }: Props) {
  const { agent } = getPropertyDetail(property, language)
  const aside = (
    <>
      <PropertyCard card={toPropertyCard(property, language)} headingLevel="h2" sizes="(min-width: 767px) 360px, 100vw" />
      <AgentLine agent={agent} />
    </>
  )
  return (
    <SiteFrame
      language={language}
      current={listPathFor(property)}
      alternates={propertyFormAlternates(property, form)}
      crumbs={formCrumbs(property, form, language)}
    >
      <FormPage form={form} aside={aside}>
        <Form form={form} language={language} subject={subject} choices={choices} />
      </FormPage>
    </SiteFrame>
  )
}
