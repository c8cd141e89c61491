/** How the agency looks in what is read away from the site: mails and documents. */
import 'server-only'
import type { Site } from '../../content/site.ts'
import { type Face, faceOf } from '../../domain/site/face.ts'
import { iconHref, iconSizes } from '../../domain/site/icon.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

/** `symbol`: the sign, a square PNG at a full address, `shownAt` pixels wide where screens are not sharp. */
export type AgencyFace = Face & { legalName: string; symbol: { src: string; shownAt: number } }

/** Pixels of the picture for one of the screen: sharp screens have three. */
const sharpness = 3

export function agencyFace(site: Site): AgencyFace {
  return {
    ...faceOf(site),
    legalName: site.legalName,
    symbol: { src: absoluteUrl(iconHref('mail')), shownAt: iconSizes.mail / sharpness },
  }
}
