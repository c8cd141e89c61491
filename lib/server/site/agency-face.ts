/** The agency's branding in mails and documents. */
import 'server-only'
import type { Site } from '../../content/site.ts'
import { type Face, faceOf } from '../../domain/site/face.ts'
import { iconHref, iconSizes } from '../../domain/site/icon.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

/** `symbol`: the logo symbol, a square PNG at a full address, shown `shownAt` CSS pixels wide. */
export type AgencyFace = Face & { legalName: string; symbol: { src: string; shownAt: number } }

/** Device pixels per CSS pixel: high-density screens have three. */
const sharpness = 3

export function agencyFace(site: Site): AgencyFace {
  return {
    ...faceOf(site),
    legalName: site.legalName,
    symbol: { src: absoluteUrl(iconHref('mail')), shownAt: iconSizes.mail / sharpness },
  }
}
