/** A branch as JSON-LD: an agency with the whole agency as its parent. */
import { JsonLd } from '@/components/layout/json-ld'
import type { Branch } from '@/lib/domain/agency/branch'
import { openingHoursData } from '@/lib/domain/agency/opening-hours'
import type { Language } from '@/lib/domain/text/language'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { branchHref, branchId } from '@/lib/server/agency/agency-links'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { absoluteUrl, agencyId } from '@/lib/server/runtime/site-url'

export function JsonLdBranch({ branch, language }: { branch: Branch; language: Language }) {
  const { name, street, zip, city, phone, email, latitude, longitude, hours, picture } = branch
  const { site } = getSnapshot()
  return (
    <JsonLd
      data={{
        '@type': 'RealEstateAgent',
        '@id': branchId(branch),
        name: `${site.name} ${name}`,
        url: absoluteUrl(branchHref(branch, language) ?? '/'),
        logo: absoluteUrl(site.logo.full[language]),
        image: absoluteUrl(picture?.url ?? site.logo.full[language]),
        telephone: phoneHref(phone).replace('tel:', ''),
        email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          postalCode: zip,
          addressLocality: city,
          addressCountry: 'BE',
        },
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
        openingHoursSpecification: openingHoursData(hours),
        parentOrganization: { '@id': agencyId() },
      }}
    />
  )
}
