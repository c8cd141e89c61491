/** The agency's branding in mails and documents. */
import 'server-only'
import type { Site } from '../../content/site.ts'
import { type Branding, brandingOf } from '../../domain/site/branding.ts'
import { iconHref, iconSizes } from '../../domain/site/icon.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

/** `symbol`: the logo symbol, a square PNG at a full address, shown `shownAt` CSS pixels wide. */
export type AgencyBranding = Branding & { legalName: string; symbol: { src: string; shownAt: number } }

/** Device pixels per CSS pixel: high-density screens have three. */
const sharpness = 3

export function agencyBranding(site: Site): AgencyBranding {
  return {
    ...brandingOf(site),
    legalName: site.legalName,
    symbol: { src: absoluteUrl(iconHref('mail')), shownAt: iconSizes.mail / sharpness },
  }
}
