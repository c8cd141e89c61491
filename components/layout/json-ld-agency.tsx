/** The agency as JSON-LD: complete on the home page; elsewhere only what identifies it, with the same `@id`. */
import { JsonLd } from '@/components/layout/json-ld'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { absoluteUrl, agencyId, getSiteUrl } from '@/lib/server/runtime/site-url'

/** `+3230001234`, the international format. */
const internationalPhone = (phone: string) => phoneHref(phone).replace('tel:', '')

/** The picture for results on a map: that of the banner, otherwise the logo. */
function agencyPicture(): string {
  const { banner, logo, defaultLanguage } = getSnapshot().site
  return absoluteUrl(banner.images[0]?.url ?? logo.full[defaultLanguage])
}

function details() {
  const { site, languages } = getSnapshot()
  const { contact, legal } = site
  const socials = site.socials.map((social) => social.url)
  return {
    legalName: site.legalName,
    email: contact.email,
    vatID: legal.vatNumber,
    openingHours: contact.openingHoursCode,
    knowsLanguage: languages,
    geo: { '@type': 'GeoCoordinates', latitude: contact.latitude, longitude: contact.longitude },
    ...(socials.length > 0 && { sameAs: socials }),
  }
}

export function JsonLdAgency({ isWhole = false }: { isWhole?: boolean }) {
  const { name, contact, logo } = getSnapshot().site
  return (
    <JsonLd
      data={{
        '@type': 'RealEstateAgent',
        '@id': agencyId(),
        name,
        url: `${getSiteUrl()}/`,
        logo: absoluteUrl(logo.full.nl),
        image: agencyPicture(),
        telephone: internationalPhone(contact.phone),
        address: {
          '@type': 'PostalAddress',
          streetAddress: contact.street,
          postalCode: contact.zip,
          addressLocality: contact.city,
          addressCountry: 'BE',
        },
        ...(isWhole && details()),
      }}
    />
  )
}

/** The website as JSON-LD, with the agency as its publisher. */
export function JsonLdSite({ language }: { language: string }) {
  const { name } = getSnapshot().site
  return (
    <JsonLd
      data={{
        '@type': 'WebSite',
        '@id': `${getSiteUrl()}/#site`,
        name,
        url: `${getSiteUrl()}/${language}/`,
        inLanguage: language,
        publisher: { '@id': agencyId() },
      }}
    />
  )
}
