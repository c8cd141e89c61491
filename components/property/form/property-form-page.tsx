/** A form of a property on its own page, inside the site's frame. */
import { FormPage } from '@/components/forms/page/form-page'
import { SiteFrame } from '@/components/layout/site-frame'
import { AgentLine } from '@/components/modules/team/agent-line'
import { PropertyCard } from '@/components/property/property-card'
import { OfferTerms } from '@/components/viewings/offer-terms'
import { RentalTerms } from '@/components/viewings/rental-terms'
import { listPathFor } from '@/lib/routing/href'
import { formIntro } from '@/lib/server/forms/form-intro'
import { translatorOf } from '@/lib/server/pages/translator'
import { toPropertyCard } from '@/lib/server/property/property-card'
import { getPropertyDetail } from '@/lib/server/property/property-detail'
import { formCrumbs, propertyFormAlternates } from '@/lib/server/property/property-form-page'
import { PropertyForm, type PropertyFormProps } from './property-form'

/** Information to read before filling in the form. */
function Terms({ property, form, language }: PropertyFormProps) {
  if (form === 'purchase-offer') return <OfferTerms language={language} />
  if (form === 'visit' || form === 'rental-application') return <RentalTerms property={property} language={language} />
  return null
}

export function PropertyFormPage(props: PropertyFormProps) {
  const { property, form, language } = props
  const aside = (
    <>
      <PropertyCard card={toPropertyCard(property, language)} headingLevel="h2" sizes="(min-width: 767px) 360px, 100vw" />
      <Terms {...props} />
      <AgentLine agent={getPropertyDetail(property, language).agent} />
    </>
  )
  return (
    <SiteFrame
      language={language}
      current={listPathFor(property)}
      alternates={propertyFormAlternates(property, form)}
      crumbs={formCrumbs(property, form, language)}
      isClosed={props.link !== ''}
    >
      <FormPage form={form} intro={formIntro(form, props.choices, translatorOf(language), property)} aside={aside}>
        <PropertyForm {...props} />
      </FormPage>
    </SiteFrame>
  )
}
