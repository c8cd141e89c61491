/** The agency for search engines. */
import { JsonLd } from '@/components/modules/json-ld'
import { absoluteUrl, getSiteUrl } from '@/lib/server/site-url'
import { getSnapshot } from '@/lib/server/snapshot/current-snapshot'

export function JsonLdAgency() {
  const { site, languages } = getSnapshot()
  const { contact, legal } = site
  return (
    <JsonLd
      data={{
        '@type': 'RealEstateAgent',
        '@id': `${getSiteUrl()}/#agency`,
        name: site.name,
        legalName: site.legalName,
        url: getSiteUrl(),
        logo: absoluteUrl(site.logo.full.nl),
        telephone: contact.phone,
        email: contact.email,
        vatID: legal.vatNumber,
        openingHours: contact.openingHoursCode,
        availableLanguage: languages,
        address: {
          '@type': 'PostalAddress',
          streetAddress: contact.street,
          postalCode: contact.zip,
          addressLocality: contact.city,
          addressCountry: 'BE',
        },
        geo: { '@type': 'GeoCoordinates', latitude: contact.latitude, longitude: contact.longitude },
        sameAs: site.socials.map((social) => social.url),
      }}
    />
  )
}
